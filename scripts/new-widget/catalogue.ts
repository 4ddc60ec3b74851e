import { iyimWidget } from '../../packages/widgets/shared/iyim-widget.ts';

/** A link that shows a note. Clicks on it are kept until its code has loaded. */
export const sampleWidget = iyimWidget('sample-widget', {
  claims: 'a',
  load: () => import('./sample-widget/SampleWidget.tsx'),
});
