/** A page as a CMS would send it: all of its content, and one script in the head. */
export const pageHtml = (
  title: string,
  body: string,
  script = '<script type="module" src="main.js"></script>',
) =>
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><link rel="icon" href="data:,"><title>${title}</title>${script}</head>
<body>
${body}
</body>
</html>
`;
