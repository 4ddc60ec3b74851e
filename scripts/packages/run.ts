import { execFile } from 'node:child_process';

/** Runs a program that asks nothing; returns what it printed, or throws all that it printed when it failed. */
export function run(program: string, args: readonly string[], cwd: string = process.cwd()): Promise<string> {
  // A test's own mode is not that of what it runs.
  const { NODE_ENV, VITEST, ...env } = process.env;
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd, env, maxBuffer: 2 ** 26 }, (error, stdout) => {
      if (error) reject(new Error(`${error.message}\n${stdout}`));
      else resolve(stdout);
    });
  });
}
