import { choice, defineSettings, number, text, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    video_type: choice(
      ['youtube', 'vimeo', 'dailymotion', 'videopress', 'hosted'],
      'youtube',
      'Kind of video that `youtube_url` leads to.',
    ),
    youtube_url: text('', 'Address of the video, if the markup has no address.'),
    start: number(0, 'Seconds at which the video starts.', { min: 0, max: 100_000 }),
    end: number(0, 'Seconds at which the video ends.', { min: 0, max: 100_000 }),
    autoplay: toggle(
      false,
      'Plays a file of the site automatically, without sound and while it is in view. A provider’s video waits for the visitor.',
    ),
    mute: toggle(false, 'Plays without sound.'),
    loop: toggle(false, 'Starts again at the end.'),
    cc_load_policy: toggle(false, 'Shows captions.'),
    player_url: text(
      '',
      'Address on this site that plays a provider’s videos instead of the provider. It gets `provider`, and the id as `video`.',
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
