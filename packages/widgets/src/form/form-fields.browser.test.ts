import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { builderForm, button, control, formServer, input, problemOf, showForm } from './testing/form-page.ts';

let server: ReturnType<typeof formServer>;

beforeEach(() => {
  server = formServer();
});

const large = () => new File([new Uint8Array(2000)], 'large.txt');
const small = () => new File(['x'], 'small.txt');

describe('a field outside the form with a form attribute', () => {
  const apart = (html: string) =>
    `${builderForm(input('name'), 'id="f"')}<p class="elementor-field-group-apart"><label>Apart ${html}</label></p>`;

  it('FM-8 a form can be sent after a smaller file has replaced one that was too large in a field outside the form', async () => {
    await showForm(apart('<input type="file" name="form_fields[apart]" form="f" data-maxsize="0.001">'));
    await userEvent.upload(control('apart'), large());
    await soon(() => expect(control('apart').validity.valid).toBe(false));
    await userEvent.upload(control('apart'), small());
    await soon(() => expect(problemOf('apart')).toBeNull());
    await userEvent.click(button());
    expect((await server.request()).body.get('form_fields[apart]')).toHaveProperty('name', 'small.txt');
  });

  it('FM-4 editing a field outside the form removes the message about it', async () => {
    await showForm(apart('<input name="form_fields[apart]" form="f">'));
    await userEvent.click(button());
    const errors = { apart: 'Wrong' };
    (await server.request()).answer({ success: false, data: { message: 'No', errors, data: [] } });
    await soon(() => expect(problemOf('apart')?.textContent).toBe('Wrong'));
    await userEvent.fill(control('apart'), 'x');
    expect(problemOf('apart')).toBeNull();
  });
});

describe('a file that changed on disk after it was chosen', () => {
  it.each([
    ['rtl', 'השתנה או נעלם'],
    ['ltr', 'has changed or was removed'],
  ] as const)(
    'FM-8 a form reports a file that changed on disk at its field, and sends the file when it is readable again, %s',
    async (dir, text) => {
      await showForm(builderForm(input('cv', 'type="file"')), dir);
      await userEvent.upload(control('cv'), small());
      const read = vi
        .spyOn(Blob.prototype, 'arrayBuffer')
        .mockRejectedValue(new DOMException('It changed.', 'NotReadableError'));
      await userEvent.click(button());
      await soon(() => expect(problemOf('cv')?.textContent).toContain(text));
      expect(document.activeElement).toBe(control('cv'));
      expect(server.sent).toEqual([]);
      read.mockRestore();
      await userEvent.click(button());
      expect((await server.request()).body.get('form_fields[cv]')).toHaveProperty('name', 'small.txt');
    },
  );
});

describe('a reset by the visitor', () => {
  it('FM-8 a reset of the form removes the message about a file', async () => {
    const fields = `${input('cv', 'type="file" data-maxsize="0.001"')}<button type="reset">Empty</button>`;
    await showForm(builderForm(fields));
    await userEvent.upload(control('cv'), large());
    await soon(() => expect(problemOf('cv')).not.toBeNull());
    await userEvent.click(find('[type="reset"]'));
    expect(problemOf('cv')).toBeNull();
    expect(control('cv').hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('a button that closes a dialog', () => {
  it.each([
    ['the button', '<button id="no" formmethod="dialog">Cancel</button>', ''],
    ['the form', '<button id="no">Cancel</button>', 'dialog'],
  ])('FM-1 a click on a button sends nothing if %s has the method "dialog"', async (_who, cancel, method) => {
    const html = builderForm(`${input('name')}${cancel}`);
    await showForm(
      `<dialog open aria-label="Ask">${method === '' ? html : html.replace('method="post"', 'method="dialog"')}</dialog>`,
    );
    await userEvent.click(find('#no'));
    await soon(() => expect(find<HTMLDialogElement>('dialog').open).toBe(false));
    expect(find('form').classList).not.toContain('elementor-form-waiting');
    expect(server.sent).toEqual([]);
  });
});
