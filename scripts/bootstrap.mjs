// Runs a workspace command on a machine with only npm and Node 18 or later.
//
// Puts the pinned Node and pnpm into .toolchain/ (registry packages, no install scripts), installs the workspace from
// the frozen lock file, finds or installs Chromium, then runs `pnpm <arguments>`. Each step is skipped if its inputs
// have not changed since it last succeeded. Plain JavaScript, because it runs before any dependency is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE = '24.21.0';
const PNPM = '12.21.0';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const toolchain = join(root, '.toolchain');
const toolchainBin = join(toolchain, 'node_modules', '.bin');
const isWindows = process.platform === 'win32';
const startedAt = Date.now();

const log = (text) =>
  process.stderr.write(`[setup ${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s] ${text}\n`);

// `npm run` exports its settings as npm_*. Nested tools must not inherit them, or they would build for the system's
// Node. Only the settings for reaching a registry are kept.
const KEPT_NPM_SETTING = /^npm_config_(registry|userconfig|cache|cafile|proxy|https_proxy|noproxy)$/i;
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || KEPT_NPM_SETTING.test(name)),
);
Object.assign(env, {
  STORYBOOK_DISABLE_TELEMETRY: '1',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  pnpm_config_update_notifier: 'false',
});

function run(command, args, options = {}) {
  const result = spawnSync(command, args, { stdio: 'inherit', cwd: root, env, shell: isWindows, ...options });
  if (result.error) throw result.error;
  return result.status ?? 1;
}

/** Runs `step` unless the stamp file already contains `stamp`. A failed step writes no stamp. */
function once(stampFile, stamp, step) {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  step();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(`${stampFile}.new`, stamp);
  renameSync(`${stampFile}.new`, stampFile);
}

function fail(message) {
  log(message);
  process.exit(1);
}

function installToolchain() {
  const os = { win32: 'win', darwin: 'darwin', linux: 'linux' }[process.platform];
  const isPackaged = os && ['x64', 'arm64'].includes(process.arch);
  const node = isPackaged ? `node-${os}-${process.arch}@${NODE}` : `node@${NODE}`;
  once(join(toolchain, 'stamp'), `${node} pnpm@${PNPM}`, () => {
    log(`installing Node ${NODE} and pnpm ${PNPM} into .toolchain/ …`);
    rmSync(toolchain, { recursive: true, force: true });
    mkdirSync(toolchain, { recursive: true });
    writeFileSync(join(toolchain, 'package.json'), '{"private":true}\n'); // so that npm does not use the workspace's package.json
    const args = [
      'install',
      '--prefix',
      toolchain,
      '--no-save',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
    ];
    args.push('--loglevel=error', '--prefer-offline');
    if (isPackaged) args.push('--ignore-scripts'); // the packaged Node and pnpm need no scripts; `node@` does
    const status = run(isWindows ? 'npm.cmd' : 'npm', [...args, node, `pnpm@${PNPM}`], { cwd: toolchain });
    if (status !== 0) fail('npm could not install Node and pnpm: is the npm registry reachable?');
  });
  env.PATH = toolchainBin + delimiter + (process.env.PATH ?? '');
  delete env.Path;
}

const MANIFESTS = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'packages/runtime/package.json',
  'packages/runtime/bench/package.json',
  'packages/widgets/package.json',
  'demo-site/package.json',
];

function installWorkspace() {
  const hash = createHash('sha256').update(NODE);
  for (const file of MANIFESTS) hash.update(readFileSync(join(root, file)));
  once(join(root, 'node_modules', '.setup-stamp'), hash.digest('hex'), () => {
    log('installing the workspace from the lock file …');
    const status = run(join(toolchainBin, 'pnpm'), ['install', '--frozen-lockfile', '--prefer-offline']);
    if (status !== 0) fail('pnpm could not install the workspace (its message is above)');
  });
}

const onPath = (name) =>
  (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/**
 * Finds Chromium and sets CHROMIUM_PATH for every tool. On Debian, as root, installs Chromium and its headless shell, which runs
 * the tests in half the processor time. Elsewhere, uses any Chrome or Chromium.
 */
function findChromium() {
  const shell = 'chromium-headless-shell';
  const missing = [shell, 'chromium'].filter((name) => !onPath(name));
  if (!env.CHROMIUM_PATH && missing.length > 0 && onPath('apt-get') && process.getuid?.() === 0) {
    log(`installing from Debian: ${missing.join(' and ')} …`);
    const quiet = {
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    };
    run('apt-get', ['update', '-qq'], quiet);
    const packages = [...missing, 'fonts-noto-core'];
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
  }
  const browser = [
    env.CHROMIUM_PATH,
    ...[shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(onPath),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ].find((file) => file && existsSync(file));
  if (!browser) {
    fail(
      `no Chrome or Chromium found, and the tests need one: install it (on Debian: apt-get install chromium ${shell}) ` +
        'or set CHROMIUM_PATH to its program file',
    );
  }
  env.CHROMIUM_PATH = browser;
}

/**
 * Prepares a real WordPress for the tests of the plugin, and sets WORDPRESS_PATH. On Debian, as root, installs the database and PHP,
 * and unpacks Debian's WordPress into .toolchain/wordpress/, because installing that package would install a web server too.
 * Elsewhere, these tests are skipped and say so.
 */
function findWordPress() {
  if (env.WORDPRESS_PATH || !onPath('apt-get') || process.getuid?.() !== 0) return;
  const folder = join(toolchain, 'wordpress');
  const tools = { mariadbd: 'mariadb-server', mariadb: 'mariadb-client', php: 'php-cli' };
  const quiet = {
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  };
  const isThere = (tool) => onPath(tool) || existsSync(join('/usr/sbin', tool));
  const hasDatabaseDriver = () =>
    onPath('php') && spawnSync('php', ['-r', 'exit((int) !extension_loaded("mysqli"));']).status === 0;
  const missing = Object.keys(tools).filter((tool) => !isThere(tool));
  const isUnpacked = existsSync(join(folder, 'stamp'));
  if (missing.length > 0 || !hasDatabaseDriver() || !isUnpacked) {
    log('preparing WordPress from Debian …');
    run('apt-get', ['update', '-qq'], quiet);
  }
  if (missing.length > 0 || !hasDatabaseDriver()) {
    const packages = [...missing.map((tool) => tools[tool]), 'php-mysql'];
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
  }
  if (!isUnpacked) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    // WordPress's package links to files of the other three.
    const packages = ['wordpress', 'php-getid3', 'libjs-underscore', 'libjs-cropper'];
    run('apt-get', ['download', '-qq', '-o', 'APT::Sandbox::User=root', ...packages], {
      ...quiet,
      cwd: folder,
    });
    const archives = readdirSync(folder).filter((name) => name.endsWith('.deb'));
    const isComplete = archives.every(
      (name) => run('dpkg-deb', ['-x', name, folder], { ...quiet, cwd: folder }) === 0,
    );
    if (isComplete && archives.length === packages.length) writeFileSync(join(folder, 'stamp'), '');
  }
  if (existsSync(join(folder, 'stamp'))) env.WORDPRESS_PATH = join(folder, 'usr/share/wordpress');
}

/** Runs pnpm in a separate process group, so that ending this process also ends every process that pnpm has started. */
function runPnpm(args) {
  const child = spawn(join(toolchainBin, 'pnpm'), args, {
    stdio: 'inherit',
    cwd: root,
    env,
    shell: isWindows,
    detached: !isWindows,
  });
  const end = (signal) => {
    try {
      if (isWindows) child.kill();
      else process.kill(-child.pid, signal);
    } catch {
      // pnpm has already ended
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
  const parent = process.ppid; // npm exits on TERM without ending this process, so its exit must be detected
  setInterval(() => process.ppid !== parent && end('SIGTERM'), 500).unref();
  child.on('error', (error) => fail(String(error)));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

const needsBrowser = /test|bench|pictures/.test(process.argv[3] ?? ''); // `run <script> …`
installToolchain();
installWorkspace();
if (needsBrowser) findChromium();
if (process.argv[3] === 'test:all') findWordPress();
runPnpm(['--silent', ...process.argv.slice(2)]);
