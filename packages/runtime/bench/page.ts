/** Returns a page as a CMS would send it, with all of its content and at most one script in the head. */
export const pageHtml = (title: string, body: string, script?: string) =>
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><link rel="icon" href="data:,"><title>${title}</title>
${script === undefined ? '' : `<script type="module" src="${script}"></script>`}</head>
<body>
${body}
</body>
</html>
`;
