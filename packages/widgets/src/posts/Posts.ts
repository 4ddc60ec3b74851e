import { loopWidget } from '../../shared/loop/LoopView.tsx';
import styles from './posts.css?inline';
import texts from './texts.json' with { type: 'json' };

export default loopWidget('posts', styles, texts);
