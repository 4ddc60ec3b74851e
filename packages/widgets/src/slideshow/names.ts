/** On the window, from the plugin's slider when its slide has changed: videos behind sections measure themselves. */
export const slideshowNames = { changed: 'elementor/bg-video/recalc' } as const;
