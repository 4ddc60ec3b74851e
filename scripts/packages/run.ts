import { execFile } from 'node:child_process';

/** Runs a program without input. Returns its output, or throws an error with the output if it fails. */
export function run(program: string, args: readonly string[], cwd: string = process.cwd()): Promise<string> {
  // Removes the variables that Vitest sets, so that the program does not run in test mode.
  const { NODE_ENV, VITEST, ...env } = process.env;
  return new Promise((resolve, reject) => {
    execFile(program, args, { cwd, env, maxBuffer: 2 ** 26 }, (error, stdout) => {
      if (error) reject(new Error(`${error.message}\n${stdout}`));
      else resolve(stdout);
    });
  });
}
