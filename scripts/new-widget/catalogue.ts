import { iyimWidget } from '../../packages/widgets/shared/iyim-widget.ts';

/** A link that shows a note. A click before its code has loaded waits for it. */
export const sampleWidget = iyimWidget('sample-widget', {
  claims: 'a',
  load: () => import('./sample-widget/SampleWidget.tsx'),
});
