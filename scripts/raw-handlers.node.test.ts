import { describe, expect, it } from 'vitest';
import { rawHandlers } from './raw-handlers.ts';

const found = (jsx: string) =>
  rawHandlers(`const View = () => (\n${jsx}\n);`).map(({ line, what }) => `${line} ${what}`);

describe('handlers of plain JSX elements', () => {
  it.each([
    ['<button onClick={handler(close)} />'],
    ['<button onClick={island.handler(() => close())} onBlur={handler<[Event]>((event) => close(event))} />'],
    ['<button onClick={isOpen ? handler(close) : undefined} />'],
    ['<Enhance of={host} onClick={close}><i title="onClick={close}">onClick={"{close}"}</i></Enhance>'],
    ['<Slot of={host} as="button" onClick={() => close()} />'],
    ['<Controls.Arrow onClick={close} />'],
    ['<a href="#" data-on={close} once={close} />'],
    ['<button {...{ title: "x", onClick: handler(close) }} />'],
  ])('RT-7 a handler that reaches the error funnel is accepted: %s', (jsx) => {
    expect(found(jsx)).toEqual([]);
  });

  it.each([
    ['<button onClick={close} />', '2 <button onClick>'],
    ['<button onClick={() => close()}>x</button>', '2 <button onClick>'],
    ['<Slot of={host}>\n<input\nonChange={(event) => set(event)} /></Slot>', '4 <input onChange>'],
    ['<button onFocus={handler<Foo>(take)} onBlurCapture={isOpen && close} />', '2 <button onBlurCapture>'],
    ['<button onClick={isOpen ? handler(close) : close} />', '2 <button onClick>'],
    ['<button onClick={wrap(handler(close))} />', '2 <button onClick>'],
    ['<button onClick={other.handler(close)} />', '2 <button onClick>'],
    ['<Row cell={<td onClick={close} />} />', '2 <td onClick>'],
    ['<ServerHtml as="button" nodes={icon} onClick={close} />', '2 <ServerHtml onClick>'],
    ['<button {...{ title: "x", onClick: close }} />', '2 <button onClick>'],
    ['<button {...{ onClick() {} }} />', '2 <button onClick>'],
    ['<button {...pressable(close)} />', '2 <button {...pressable(close)}>'],
    ['<button {...props} />', '2 <button {...props}>'],
  ])('RT-7 a handler that bypasses the error funnel is reported: %s', (jsx, problem) => {
    expect(found(jsx)).toEqual([problem]);
  });

  it.each([
    ['handler(close)', []],
    ['close', ['1 <button onClick>']],
  ])('RT-7 a handler in a spread object is checked: onClick: %s', (value, problems) => {
    const props = `const props = { type: "button", onClick: ${value} } as const;`;
    const all = rawHandlers(`${props}\nconst view = <button {...props} />;`);
    expect(all.map(({ line, what }) => `${line} ${what}`)).toEqual(problems);
  });
});
