import { join, posix } from 'node:path';
import ts from 'typescript';
import { root, type Sample } from './documents.ts';

const TYPESCRIPT = /^tsx?$/;

/** What is wrong with samples of JSON. */
export function jsonProblems(samples: readonly Sample[]): string[] {
  return samples.flatMap(({ file, line, language, code }) => {
    if (language !== 'json') return [];
    try {
      JSON.parse(code);
      return [];
    } catch (error) {
      return [`${file}:${line}: expected JSON, found ${String(error)}`];
    }
  });
}

/**
 * What the compiler says of the samples in TypeScript, each a file beside its document, or under its title: imports of the packages
 * lead to their sources. Samples in TypeScript that are no module of their own are marked as a fragment (` ```tsx fragment `).
 */
export function typeProblems(samples: readonly Sample[]): string[] {
  const files = new Map(
    samples
      .filter(({ language, isFragment }) => TYPESCRIPT.test(language) && !isFragment)
      .map((sample) => [join(root, pathOf(sample)), sample]),
  );
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, include: [] }, ts.sys, root);
  // Without `directoryExists` the compiler looks into folders that are only in `files`.
  const { directoryExists: _, ...host } = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.getSourceFile = (path, version, ...rest) => {
    const sample = files.get(path);
    // A file without imports is a script to the compiler, whose names all samples would share.
    return sample
      ? ts.createSourceFile(path, `${sample.code}\nexport {};`, version)
      : getSourceFile(path, version, ...rest);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files].flatMap(([path, { file, line }]) => {
    const source = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ start = 0, messageText }) => {
        const within = source?.getLineAndCharacterOfPosition(start).line ?? 0;
        return `${file}:${line + 1 + within}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      },
    );
  });
}

const pathOf = ({ file, line, language, title }: Sample): string =>
  posix.join(posix.dirname(file), `.${posix.basename(file)}`, title ?? `${line}.${language}`);
