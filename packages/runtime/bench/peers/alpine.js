import Alpine from 'alpinejs';

Alpine.data('counter', (start) => ({ n: start }));
Alpine.start();
