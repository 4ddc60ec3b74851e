import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { accessSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';

const site = fileURLToPath(new URL('./site/', import.meta.url));

/** Folder with WordPress's files, which `bootstrap.mjs` unpacks from Debian's package. */
const source = process.env.WORDPRESS_PATH ?? '';

const TOOLS = ['php', 'mariadbd', 'mariadb-install-db', 'mariadb'];
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

const pathOf = (tool: string): string | undefined =>
  folders.map((folder) => join(folder, tool)).find((file) => existsSync(file));

/** Returns the names of what a real WordPress needs and this machine lacks. */
export function missing(): string[] {
  const tools = TOOLS.filter((tool) => !pathOf(tool));
  return existsSync(join(source, 'wp-load.php')) ? tools : [...tools, 'WordPress (WORDPRESS_PATH)'];
}

export interface WordPress {
  readonly url: string;
  readonly folder: string;
  /** Runs a query and returns its rows as text. */
  readonly query: (sql: string) => string;
  /** Runs PHP code in WordPress and returns what it prints. */
  readonly run: (code: string) => string;
  /** Ends the servers and removes all files. */
  readonly end: () => Promise<void>;
}

/** The account of the test's administrator. */
const admin = { name: 'admin', password: 'admin-pass' };

/** Logs the administrator in, and waits for the admin page. */
export async function logIn(page: Page, { url }: WordPress): Promise<void> {
  await page.goto(`${url}/wp-login.php`);
  await page.fill('#user_login', admin.name);
  await page.fill('#user_pass', admin.password);
  await page.click('#wp-submit');
  await page.waitForURL('**/wp-admin/**');
}

interface WordPressOptions {
  /** Whether to create a network of two sites: `/` and `/two/`. @default false */
  readonly isNetwork?: boolean;
}

/** Starts a fresh WordPress with its own database in a temporary folder, on a free port of the loopback interface. */
export async function startWordPress({ isNetwork = false }: WordPressOptions = {}): Promise<WordPress> {
  const base = mkdtempSync(join(tmpdir(), 'iyim-wp-'));
  const [folder, data, socket] = ['www', 'db', 'my.sock'].map((name) => join(base, name)) as [
    string,
    string,
    string,
  ];
  const running: ChildProcess[] = [];
  const end = async () => {
    for (const child of running.reverse()) await endProcess(child);
    rmSync(base, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    const host = `127.0.0.1:${port}`;
    const url = `http://${host}`;
    cpSync(source, folder, { recursive: true, dereference: true, filter: isReadable });
    cpSync(join(site, 'theme'), join(folder, 'wp-content/themes/test'), { recursive: true });
    mkdirSync(join(folder, 'wp-content/mu-plugins'));
    cpSync(join(site, 'shop.php'), join(folder, 'wp-content/mu-plugins/shop.php'));
    cpSync(join(site, 'shop'), join(folder, 'wp-content/shop'), { recursive: true });
    const config = join(folder, 'wp-config.php');
    writeFileSync(config, configFor(addressOf(url), socket));

    // MariaDB refuses to run as root unless the user is named.
    const user = process.getuid?.() === 0 ? ['--user=root'] : [];
    const tool = (name: string) => pathOf(name) ?? name;
    execFileSync(
      tool('mariadb-install-db'),
      [
        ...user,
        '--no-defaults',
        `--datadir=${data}`,
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
      ],
      { stdio: 'pipe' },
    );
    running.push(
      spawn(
        tool('mariadbd'),
        [
          '--no-defaults',
          ...user,
          `--datadir=${data}`,
          `--socket=${socket}`,
          `--pid-file=${base}/my.pid`,
          '--skip-networking',
          '--skip-log-bin',
          '--innodb-flush-log-at-trx-commit=0',
          '--innodb-buffer-pool-size=32M',
        ],
        { stdio: 'ignore' },
      ),
    );
    const query = (sql: string) =>
      execFileSync(
        tool('mariadb'),
        ['--no-defaults', `--socket=${socket}`, '--user=root', '--batch', '--skip-column-names', '-e', sql],
        { encoding: 'utf8', stdio: 'pipe' },
      );
    await until(() => query('CREATE DATABASE IF NOT EXISTS wordpress'));
    const php = (code: string) =>
      execFileSync(tool('php'), ['-r', `$_SERVER['HTTP_HOST'] = '${host}'; ${code}`], {
        encoding: 'utf8',
        stdio: 'pipe',
      });
    const run = (code: string) => php(`require '${folder}/wp-load.php'; ${code}`);
    php(installing(folder));
    if (isNetwork) {
      run(networking(host));
      writeFileSync(config, configFor(networkOf(host), socket));
      run(secondSite(host));
    }
    running.push(
      spawn(
        tool('php'),
        ['-d', 'opcache.enable_cli=1', '-S', `127.0.0.1:${port}`, '-t', folder, join(site, 'router.php')],
        {
          stdio: 'ignore',
          env: { ...process.env, PHP_CLI_SERVER_WORKERS: '3' },
          detached: true, // a group of its own, so that its workers end with it
        },
      ),
    );
    await until(async () => {
      const { status } = await fetch(url, { redirect: 'manual' });
      if (status !== 200) throw new Error(`${url}: expected status 200, found ${status}`);
    });
    return { url, folder, query: (sql) => query(`USE wordpress; ${sql}`), run, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Whether a file can be read. Debian's package links to files of other packages, which may be missing. */
function isReadable(path: string): boolean {
  try {
    accessSync(path);
    return true;
  } catch {
    return false;
  }
}

const addressOf = (url: string): string => `define('WP_HOME', '${url}'); define('WP_SITEURL', '${url}');`;

const networkOf = (
  host: string,
): string => `define('MULTISITE', true); define('SUBDOMAIN_INSTALL', false); define('DOMAIN_CURRENT_SITE', '${host}');
define('PATH_CURRENT_SITE', '/'); define('SITE_ID_CURRENT_SITE', 1); define('BLOG_ID_CURRENT_SITE', 1);`;

/** Returns the text of `wp-config.php`. `place` is code that defines the address of the site or of the network. */
const configFor = (place: string, socket: string): string => `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
foreach (['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT'] as $key) define($key, "test-$key");
${place} define('FS_METHOD', 'direct');
define('WP_HTTP_BLOCK_EXTERNAL', true); define('DISABLE_WP_CRON', true); define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_DEBUG', true); define('WP_DEBUG_DISPLAY', false); define('WP_DEBUG_LOG', __DIR__ . '/debug.log');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

const installing = (folder: string): string => `define('WP_INSTALLING', true);
require '${folder}/wp-load.php'; require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Test', '${admin.name}', 'admin@shop.test', false, '', '${admin.password}'); switch_theme('test');`;

/** Returns code that creates the tables of a network whose main site is the installed one. */
const networking = (
  host: string,
): string => `define('WP_INSTALLING_NETWORK', true); require ABSPATH . 'wp-admin/includes/upgrade.php';
foreach ($wpdb->tables('ms_global') as $table => $name) $wpdb->$table = $name;
install_network(); populate_network(1, '${host}', 'admin@shop.test', 'Network', '/', false);`;

/** Returns code that adds the site `/two/`, and restores the colon before the port, which WordPress drops. */
const secondSite = (
  host: string,
): string => `$site = wp_insert_site(['domain' => '${host}', 'path' => '/two/', 'network_id' => 1, 'user_id' => 1]);
$wpdb->update($wpdb->blogs, ['domain' => '${host}'], ['blog_id' => $site]); switch_to_blog($site);
foreach (['home', 'siteurl'] as $option) update_option($option, 'http://${host}/two');`;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Calls `attempt` until it does not throw, for at most 60 s. */
async function until(attempt: () => unknown): Promise<void> {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Ends a process and its group, and waits until it has ended. */
function endProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve();
    child.on('exit', () => resolve());
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      child.kill('SIGTERM'); // the process has no group of its own
    }
  });
}
