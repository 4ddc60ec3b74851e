import { loopWidget } from '../../shared/loop/LoopView.tsx';
import styles from './loop-grid.css?inline';
import texts from './texts.json' with { type: 'json' };

export default loopWidget('loop-grid', styles, texts);
