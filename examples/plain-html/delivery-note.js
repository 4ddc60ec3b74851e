window.iyim.define({
  name: 'delivery-note',

  // Finds the parts in the server's HTML. Null: there is nothing to enhance, and the host stays as it is.
  read(host) {
    const button = host.querySelector('button');
    const note = host.querySelector('p');
    return button && note && { button, note };
  },

  // Changes the host. What `enhance` has changed is restored when the widget ends.
  mount(host, { input: { button, note }, settings, enhance, emit, signal }) {
    const show = (isOpen) => {
      enhance(note, { hidden: !isOpen, text: `Within ${Number(settings.days) || 7} days.` });
      enhance(button, {
        'aria-expanded': isOpen,
        onClick() {
          show(!isOpen);
          emit('iyim:delivery-note', { isOpen: !isOpen });
        },
      });
    };
    show(false);
    // For other listeners and for requests there is a signal, which ends with the widget.
    document.addEventListener('keydown', (event) => event.key === 'Escape' && show(false), { signal });

    // What `mount` adds by itself, it removes in the function that it returns.
    const help = document.createElement('a');
    help.href = '/delivery/';
    help.textContent = 'All about delivery';
    host.append(help);
    return () => help.remove();
  },
});
