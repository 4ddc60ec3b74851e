import { choice, defineSettings, number, text, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    video_type: choice(
      ['youtube', 'vimeo', 'dailymotion', 'videopress', 'hosted'],
      'youtube',
      'Provider of the video at `youtube_url`, or `hosted` for a file on the site.',
    ),
    youtube_url: text('', 'Address of the video, for every provider. Used if the markup has no address.'),
    start: number(0, 'Position at which the video starts, in seconds.', { min: 0, max: 100_000 }),
    end: number(0, 'Position at which the video ends, in seconds. Applies if later than `start`.', {
      min: 0,
      max: 100_000,
    }),
    autoplay: toggle(
      false,
      'Plays a video file automatically, without sound, while it is in view. Has no effect on videos of providers.',
    ),
    mute: toggle(false, 'Plays without sound.'),
    loop: toggle(false, 'Repeats the video.'),
    cc_load_policy: toggle(false, 'Shows captions. Applies to YouTube only.'),
    player_url: text(
      '',
      'Address of a page on this site that plays videos instead of the provider’s player. It gets the parameters `provider` and `video` (the id).',
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
