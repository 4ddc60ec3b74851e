import { start } from '@iyim/runtime';
import { swatches } from '@iyim/widgets/swatches';

start({ widgets: [swatches] });
