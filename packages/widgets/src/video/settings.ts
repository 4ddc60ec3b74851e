import { choice, defineSettings, number, text, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    video_type: choice(
      ['youtube', 'vimeo', 'dailymotion', 'videopress', 'hosted'],
      'youtube',
      'Provider of the video at `youtube_url`, or `hosted` for a file.',
    ),
    youtube_url: text('', 'Address of the video, if the markup has no address.'),
    start: number(0, 'Position at which the video starts, in seconds.', { min: 0, max: 100_000 }),
    end: number(0, 'Position at which the video ends, in seconds. Applies only if it is after `start`.', {
      min: 0,
      max: 100_000,
    }),
    autoplay: toggle(
      false,
      'Plays a file of the site automatically, without sound and while it is in view. A provider’s video waits for the visitor.',
    ),
    mute: toggle(false, 'Plays without sound.'),
    loop: toggle(false, 'Repeats the video.'),
    cc_load_policy: toggle(false, 'Shows captions in YouTube’s player.'),
    player_url: text(
      '',
      'Address of a page on this site that plays videos instead of the provider’s player. Its parameters are `provider` and `video` (the id).',
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
