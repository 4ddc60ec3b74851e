import { choice, defineSettings, number, text, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    video_type: choice(
      ['youtube', 'vimeo', 'dailymotion', 'videopress', 'hosted'],
      'youtube',
      'What `youtube_url` is an address of.',
    ),
    youtube_url: text('', 'Address of the video, where the markup has none.'),
    start: number(0, 'Seconds at which it begins.', { min: 0, max: 100_000 }),
    end: number(0, 'Seconds at which it ends.', { min: 0, max: 100_000 }),
    autoplay: toggle(
      false,
      'Plays a file of the site by itself, without sound and while it is in the window. A provider’s video waits for the visitor.',
    ),
    mute: toggle(false, 'Plays without sound.'),
    loop: toggle(false, 'Begins again at its end.'),
    cc_load_policy: toggle(false, 'Shows captions.'),
    player_url: text(
      '',
      'Address on this site that plays a provider’s videos in its place: gets `provider` and `video`, the id.',
    ),
  },
  (raw) => ({
    type: raw.video_type,
    address: raw.youtube_url,
    start: raw.start,
    end: raw.end,
    playsItself: raw.autoplay,
    isMuted: raw.mute,
    isLooping: raw.loop,
    hasCaptions: raw.cc_load_policy,
    ownPlayer: raw.player_url,
  }),
  { isTolerant: true },
);

export type VideoSettings = ReturnType<typeof settings.parse>;
