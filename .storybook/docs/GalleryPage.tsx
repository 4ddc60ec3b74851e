import { type ReactNode, useId, useState } from 'react';
import * as catalogue from '../../packages/widgets/bundle/catalogue.ts';
import { plainText } from './gallery-text.ts';
import { groupOf, pageOf } from './guide-text.ts';
import './pages.css';
import { Picture } from './StoryCards.tsx';

const pictures = import.meta.glob<string>('../../docs/pictures/*.webp', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const readmes = import.meta.glob<string>('../../packages/widgets/src/*/README.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const widgets = Object.values(catalogue).map(({ name }) => {
  const file = `packages/widgets/src/${name}/README.md`;
  const { title, summary, search } = plainText(name, readmes[`../../${file}`] ?? '');
  return { name, title, summary, search, page: pageOf(file) ?? '', group: groupOf(name) };
});

/** Groups in the order of the sidebar. */
const groups = ['Shop', 'Search', 'Lists', 'Forms', 'Popups', 'Content'];

/** Shows all widgets of the catalogue in their groups, with a field that searches their introductions and what they replace. */
export function GalleryPage(): ReactNode {
  const [query, setQuery] = useState('');
  const field = useId();
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = widgets.filter(({ search }) => words.every((word) => search.includes(word)));
  return (
    <div className="iyim-gallery-page sb-unstyled">
      <p>
        <label htmlFor={field}>Search, for example “pop-up”, “slider” or “Elementor”</label>
        <input id={field} type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </p>
      <p role="status">
        {found.length} of {widgets.length} widgets
      </p>
      {groups.map((group) => {
        const members = found.filter((widget) => widget.group === group);
        if (members.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`${field}-${group}`}>
            <h2 id={`${field}-${group}`}>{group}</h2>
            <ul className="iyim-docs-cards">
              {members.map(({ name, title, summary, page }) => (
                <li key={name}>
                  <a href={`./?path=/docs/${page}`} target="_parent">
                    <Picture src={pictures[`../../docs/pictures/${name}.webp`]} />
                    <b>{title}</b>
                  </a>
                  <span>{summary}</span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
