import { dirname, join, relative } from 'node:path';
import { createVitest, type TestCase, type TestModule, type Vitest } from 'vitest/node';
import { type Proof, proofs } from '../requirements/proofs.ts';
import { serveChanged } from './changed-source.ts';
import type { Mutation } from './values.ts';

/** A test that fails with a change. */
interface Failed {
  readonly file: string;
  readonly title: string;
  /** Name of the error: `AssertionError` for a failed expectation. */
  readonly error: string;
}

/** Result of running the tests against one changed value. */
export interface Outcome {
  /** A test that failed because of the change, or null if none did. */
  readonly test: Failed | null;
  /** Files whose tests of the id ran. */
  readonly ran: readonly string[];
  /** Files that did not load with the change. This does not prove that a test checks the value. */
  readonly broken: readonly string[];
}

const BROWSER = /\.browser\.test\.tsx?$/;

/** Kinds of test files, fastest first, each with the Vitest projects that run them. */
const TIERS: readonly { readonly ends: RegExp; readonly projects: readonly string[] }[] = [
  { ends: /\.node\.test\.tsx?$/, projects: ['node', 'demo'] },
  { ends: /(?<!\.node|\.browser)\.test\.tsx?$/, projects: ['jsdom'] },
  { ends: BROWSER, projects: ['browser:chromium'] },
];

/** Runs tests against changed values, in one Vitest instance that stays open between changes. */
export interface Prover {
  prove(mutation: Mutation): Promise<Outcome>;
  close(): Promise<void>;
}

/** Returns the number of leading folders that two paths share. Tests nearest to the value run first. */
function nearness(one: string, other: string): number {
  const [a, b] = [dirname(one).split('/'), dirname(other).split('/')];
  const first = a.findIndex((folder, index) => folder !== b[index]);
  return first < 0 ? a.length : first;
}

/**
 * Returns the test files that name the id, in groups that run one after another. Omits the demo's tests, because they do not run
 * the sources of the packages.
 */
export function testFiles({ id, file }: Pick<Mutation, 'id' | 'file'>, all: readonly Proof[]): string[][] {
  const named = all.filter(({ ids, file: test }) => ids.includes(id) && !test.startsWith('demo-site/'));
  const files = [...new Set(named.map((proof) => proof.file))];
  return TIERS.flatMap(({ ends }) => {
    const ofTier = files.filter((name) => ends.test(name));
    const near = Math.max(...ofTier.map((name) => nearness(name, file)));
    const beside = ofTier.filter((name) => nearness(name, file) === near);
    return [beside, ofTier.filter((name) => !beside.includes(name))].filter((group) => group.length > 0);
  });
}

/** Starts Vitest for the workspace at `root`, an absolute path. */
export async function openProver(root: string): Promise<Prover> {
  const vitest = await createVitest('test', {
    root,
    watch: true, // keeps servers and browsers open between runs
    isolate: true, // a reused worker would keep the modules of an earlier run
    retry: 0,
    bail: 1,
    silent: true,
    reporters: [],
    project: TIERS.flatMap(({ projects }) => projects),
  });
  await vitest.globTestSpecifications();
  vitest.watcher.unregisterWatcher(); // so that saving a file does not start a run
  const all = proofs(root);
  const green = new Set<string>();

  const run = (id: string, files: readonly string[]) => runTests(vitest, root, id, files);
  async function runChanged({ id, file, changed }: Mutation, files: readonly string[]): Promise<Ran> {
    const source = { file: join(root, file), text: changed };
    serveChanged(source);
    vitest.invalidateFile(source.file);
    try {
      return await run(id, files);
    } finally {
      serveChanged(null);
      vitest.invalidateFile(source.file);
    }
  }
  /** Returns whether the tests of an id in a file pass without a change. Tries twice, because the machine may be busy. */
  async function isGreen(id: string, file: string): Promise<boolean> {
    const key = `${id} ${file}`;
    for (let tries = 0; tries < 2 && !green.has(key); tries += 1) {
      const { count, failed, broken } = await run(id, [file]);
      if (count > 0 && failed.length + broken.length === 0) green.add(key);
    }
    return green.has(key);
  }
  /**
   * Returns whether a test failed because of the change: the file's tests must pass without it, and a browser test must fail again
   * with it.
   */
  async function isBecauseOf(mutation: Mutation, { file, title }: Failed): Promise<boolean> {
    if (!(await isGreen(mutation.id, file))) return false;
    if (!BROWSER.test(file)) return true;
    const { failed } = await runChanged(mutation, [file]);
    return failed.some((again) => again.title === title);
  }

  return {
    async prove(mutation) {
      const ran: string[] = [];
      const broken: string[] = [];
      for (const group of testFiles(mutation, all)) {
        ran.push(...group);
        // The first failure ends a run. If the change did not cause it, the other files run again.
        for (let files = group; files.length > 0; ) {
          const found = await runChanged(mutation, files);
          broken.push(...found.broken);
          for (const test of found.failed)
            if (await isBecauseOf(mutation, test)) return { test, ran, broken };
          const failed = new Set(found.failed.map(({ file }) => file));
          files = failed.size > 0 ? files.filter((file) => !failed.has(file)) : [];
        }
      }
      return { test: null, ran, broken };
    },
    close: () => vitest.close(),
  };
}

interface Ran {
  /** Number of tests that ran. */
  readonly count: number;
  readonly failed: readonly Failed[];
  readonly broken: readonly string[];
}

async function runTests(vitest: Vitest, root: string, id: string, files: readonly string[]): Promise<Ran> {
  const paths = files.map((file) => join(root, file));
  const specifications = paths.flatMap((path) =>
    vitest
      .getModuleSpecifications(path)
      .filter(({ project }) =>
        TIERS.some(({ ends, projects }) => ends.test(path) && projects.includes(project.name)),
      ),
  );
  vitest.setGlobalTestNamePattern(new RegExp(String.raw`\b${id}\b`));
  const { testModules } = await vitest.rerunTestSpecifications(specifications, false);
  const modules = testModules.filter(({ moduleId }) => paths.includes(moduleId));
  const nameOf = ({ moduleId }: TestModule) => relative(root, moduleId);
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  return {
    count: tests.filter((test) => test.result().state !== 'skipped').length,
    broken: modules.filter((module) => module.errors().length > 0).map(nameOf),
    failed: modules.flatMap((module) =>
      [...module.children.allTests('failed')]
        .filter(({ name }) => new RegExp(String.raw`^[A-Z0-9, and-]*\b${id}\b`).test(name))
        .map((test) => ({ file: nameOf(module), title: test.name, error: errorOf(test) })),
    ),
  };
}

const errorOf = (test: TestCase): string => test.result().errors?.[0]?.name ?? 'none';
