import { parseHtml, safeUrl } from '@iyim/runtime/widget';
import { ownSubmitButtons, STEP } from '../read.ts';

/** Icon of a step: an image file, a glyph of an icon font, or a shape. */
export type StepIcon =
  | { readonly kind: 'image'; readonly url: string }
  | { readonly kind: 'font'; readonly classes: string }
  | { readonly kind: 'shape'; readonly viewBox: string; readonly paths: readonly string[] };

export type StepsMarkup = ReturnType<typeof readSteps>;
export type FormStep = StepsMarkup['steps'][number];

/**
 * Reads the steps of a form. The page builder prints a marker before each step's fields; in the library's minimal markup, a
 * `[data-step]` contains its fields. Fields before the first step belong to no step and are always shown. Throws if the form has no
 * step or no submit button.
 */
export function readSteps(form: HTMLFormElement) {
  const markers = [...form.querySelectorAll<HTMLElement>(STEP)].filter(
    (marker) => !marker.parentElement?.closest(STEP),
  );
  const [first] = markers;
  if (!first) throw new Error('expected a step in the form, found none');
  const submit = ownSubmitButtons(form).find((button) => form.contains(button));
  if (!submit) throw new Error('expected a submit button in a form of several steps, found none');
  const holder = markers.find((marker) => marker.contains(submit));
  return {
    steps: markers.map((marker) => ({ ...readTexts(marker), parts: readParts(marker, submit) })),
    /** Element before which the indicators are inserted. */
    top: first.closest('.elementor-form-fields-wrapper') ?? first,
    /** Submit button, which is shown on the last step only. */
    submit,
    /** Position of the other buttons: before the submit button, or after the step that contains the submit button. */
    buttons: holder
      ? ({ anchor: holder, place: 'after' } as const)
      : ({ anchor: submit, place: 'before' } as const),
  } as const;
}

/** Returns the elements that are shown and hidden with a step: the groups of its fields, or the element that contains them. */
function readParts(marker: HTMLElement, submit: HTMLElement): readonly HTMLElement[] {
  if (marker.matches('[data-step]')) return [marker];
  const parts = [marker];
  for (let next = marker.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.matches(STEP)) break;
    if (next instanceof HTMLElement && !next.contains(submit)) parts.push(next);
  }
  return parts;
}

function readTexts(marker: HTMLElement) {
  const element = marker.querySelector<HTMLElement>('.e-field-step') ?? marker;
  const legend = marker.matches('fieldset') ? marker.querySelector('legend')?.textContent : '';
  // The page builder prints `data-previousButton`, but the HTML parser lowercases attribute names.
  const text = (name: string) => element.getAttribute(`data-${name}`)?.trim() ?? '';
  return {
    label: text('label') || legend?.trim() || '',
    /** Texts of the buttons on this step. If empty, the texts in the form's settings apply. */
    previous: text('previousbutton'),
    next: text('nextbutton'),
    icon: readIcon(text('iconurl'), text('iconlibrary'), text('icon')),
  } as const;
}

function readIcon(address: string, library: string, html: string): StepIcon | null {
  const url = address === '' ? null : safeUrl(address);
  if (url?.startsWith('http')) return { kind: 'image', url };
  if (html.startsWith('<')) return readShape(html);
  return library === '' || library === 'svg' ? null : { kind: 'font', classes: library };
}

/** Reads an icon that the page builder prints as SVG. Only its outlines are used, because these cannot run scripts. */
function readShape(html: string): StepIcon | null {
  const drawing = parseHtml(html).querySelector('svg');
  const viewBox = drawing?.getAttribute('viewBox');
  const paths = [...(drawing?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d') ?? '');
  return viewBox && paths.length > 0 ? { kind: 'shape', viewBox, paths } : null;
}

/** Returns the page builder's classes of a button's column that is `width` percent wide. */
export const columnClass = (width: number | null): string =>
  `elementor-field-group elementor-column${width === null ? '' : ` elementor-col-${width}`}`;

/** The page builder's classes of a button. */
export const BUTTON_CLASS = 'elementor-button elementor-size-sm';

/** Returns the index of the step that contains an element, or −1. */
export function stepOf(steps: readonly FormStep[], element: Element): number {
  return steps.findIndex(({ parts }) => parts.some((part) => part.contains(element)));
}

/** Returns the first focusable element of a step, or the step's first part if nothing in the step is focusable. */
export function firstPlace({ parts }: FormStep): HTMLElement | undefined {
  const places = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex="0"]';
  const inside = parts.flatMap((part) => [part, ...part.querySelectorAll<HTMLElement>(places)]);
  const takesFocus = (place: HTMLElement) =>
    place.matches(`:is(${places}):not(:disabled)`) && place.checkVisibility?.() !== false;
  return inside.find(takesFocus) ?? parts[0];
}
