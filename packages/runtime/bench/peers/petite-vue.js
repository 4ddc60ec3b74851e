import { createApp } from 'petite-vue';

createApp({ Counter: (start) => ({ n: start }) }).mount();
