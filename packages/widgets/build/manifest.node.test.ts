import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleFolder, widgetNames } from './bundle.ts';
import { closure, type Manifest } from './manifest.ts';

const flavours = ['react', 'lean'] as const;

describe.each(flavours)('the %s bundle', (flavour) => {
  const folder = bundleFolder(flavour);
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;

  it('SEC-5 every script and style sheet has the integrity hash and size that the manifest says', () => {
    const files = Object.entries(manifest.files);
    expect(files.length).toBeGreaterThan(2 * widgetNames.length);
    for (const [name, { integrity, bytes }] of files) {
      const content = readFileSync(join(folder, name));
      expect(integrity, name).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
      expect(bytes, name).toBe(content.length);
    }
  });

  it('RT-19 has a chunk, a stand-alone script and a source map for each widget', () => {
    expect(Object.keys(manifest.widgets).sort()).toEqual([...widgetNames].sort());
    for (const name of widgetNames) {
      expect(manifest.files).toHaveProperty([`widgets/${name}.js`]);
      expect(existsSync(join(folder, `${manifest.widgets[name]}.map`)), name).toBe(true);
    }
  });

  it('RT-15 the entry fetches one chunk, with neither React nor a widget in it', () => {
    const fetched = [...closure(manifest, 'iyim.js')];
    expect(fetched).toHaveLength(2);
    for (const other of [...manifest.react, manifest.renderer, ...Object.values(manifest.widgets)]) {
      expect(fetched).not.toContain(other);
    }
  });
});
