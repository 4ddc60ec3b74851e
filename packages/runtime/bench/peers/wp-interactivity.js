import { getContext, store } from '@wordpress/interactivity';

store('bench', {
  state: {
    get label() {
      return `Count: ${getContext().n}`;
    },
  },
  actions: {
    add() {
      getContext().n++;
    },
  },
});
