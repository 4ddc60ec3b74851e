import type { Doc } from './documents.ts';

/**
 * Returns a problem for each widget that the README does not show with a picture that leads to its page. `linkProblems` checks that
 * the files exist.
 */
export function pictureProblems(readme: Doc, widgets: readonly string[]): string[] {
  return widgets.flatMap((widget) => {
    const expected = `<a href="packages/widgets/src/${widget}/README.md"><img src="docs/pictures/${widget}.webp"`;
    return readme.text.includes(expected)
      ? []
      : [`${readme.file}: shows no picture of the widget ${widget}, expected ${expected} …></a>`];
  });
}
