import { names } from '@iyim/runtime/page';
import {
  defineWidget,
  Enhance,
  pressable,
  Slot,
  siteConfig,
  useIsland,
  useLifetime,
  useListener,
  useStable,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { prepareTakeOver, takeOver } from '../../originals/original-scripts.ts';
import { AutoPlay } from './AutoPlay.tsx';
import { playerOf } from './player.ts';
import { readVideo, type VideoInput } from './read.ts';
import { settings, type VideoSettings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };
import { useProviderPlayer } from './use-provider-player.ts';
import styles from './video.css?inline';

/** Plays a video in the place of its poster, or in the lightbox. Fetches nothing from a provider before a click (VD-1). */
export function Video({ settings, input }: ViewProps<VideoSettings, VideoInput>): ReactNode {
  const { text, host, report, handler } = useIsland();
  const { root, overlay, control, video, frame, isStarted } = input;
  const [isPlaying, setPlaying] = useState(false);
  const isPressed = useRef(false);
  const [player, setPlayer] = useState<HTMLVideoElement | HTMLIFrameElement | null>(null);
  const isInLightbox = input.lightbox !== null;
  const address = input.address || settings.address;
  const source = useMemo(
    () => (video || isInLightbox ? null : playerOf(input.address ? '' : settings.type, address, settings)),
    [video, isInLightbox, input, address, settings],
  );
  const isUnknown = !video && !isInLightbox && !source && !(isStarted && !overlay);
  const refuse = useStable(async () => {
    await null; // waits, because a React root cannot be unmounted while it renders
    throw new Error(`expected the address of a video, found ${JSON.stringify(address.slice(0, 80))}`);
  });
  useLayoutEffect(() => {
    if (isUnknown) refuse();
  }, [isUnknown, refuse]);

  const playText = siteConfig().global(names.globals.builder).text('i18n.playVideo') || text('play');
  const ownName = control?.ariaLabel || overlay?.textContent?.trim() || altOf(overlay);
  const name = ownName || playText;

  const play = (event: Event): void => {
    event.preventDefault();
    if (isUnknown) return;
    if (isInLightbox) {
      event.stopPropagation(); // otherwise the original's lightbox, which listens to the document, would open too
      const opener = control ?? host;
      import('../../shared/lightbox/open-lightbox.ts')
        .then(({ openLightbox }) => openLightbox(input.lightbox, opener))
        .catch((error: unknown) => report(error, 'opening the lightbox'));
      return;
    }
    isPressed.current = true;
    setPlaying(true);
    video?.play().catch(() => {}); // if the browser refuses, the video's controls can start it
  };
  const press = control && pressable(control, play);

  useListener(video, 'play', () => setPlaying(true));
  useLifetime(
    (signal) => overlay && takeOver('video', { overlay, control: control ?? overlay }, signal),
    [overlay],
  );
  useLayoutEffect(() => {
    if (!isPlaying || !isPressed.current) return;
    const { controls = false } = video ?? {};
    if (video) video.controls ||= !video.closest('.mejs-container');
    (player ?? video)?.focus();
    return () => {
      if (video) video.controls = controls;
    };
  }, [isPlaying, video, player]);
  useProviderPlayer(player instanceof HTMLIFrameElement ? player : null, source?.tasks ?? null);

  return (
    <>
      <Enhance of={root} classes={{ 'iyim-video': true }} />
      <Enhance
        of={overlay}
        styles={{ visibility: isPlaying ? 'hidden' : undefined }}
        onClick={press?.onClick}
      />
      {/* The server's frame must not get the focus, because it is behind the poster, and later behind the added player. */}
      <Enhance of={overlay ? frame : null} inert />
      <Enhance
        of={control}
        role={press?.role}
        tabIndex={press?.tabIndex}
        aria-label={ownName ? undefined : playText}
        onKeyDown={press?.onKeyDown}
      />
      {source && !overlay && !isPlaying && (
        <Slot
          of={root}
          as="button"
          type="button"
          classes={{ 'iyim-video-play': true }}
          aria-label={name}
          onClick={play}
        />
      )}
      {source && isPlaying && (
        <Slot of={root} classes={{ 'iyim-video-player': true }}>
          {source.kind === 'file' ? (
            <video
              ref={setPlayer}
              src={source.url}
              aria-label={name}
              controls
              playsInline
              autoPlay
              muted={settings.isMuted}
              loop={settings.isLooping}
            />
          ) : (
            <iframe
              ref={setPlayer}
              src={source.url}
              title={name}
              // Firefox moves the focus to the body when the frame's document loads.
              onLoad={handler(({ currentTarget }: { currentTarget: HTMLElement }) => {
                const { activeElement, body } = document;
                if (isPressed.current && activeElement === body) currentTarget.focus();
              })}
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              // A player on this site must not get the site's origin, because it could then read what the site stores.
              sandbox={`allow-scripts allow-presentation allow-popups${settings.ownPlayer ? '' : ' allow-same-origin'}`}
              referrerPolicy="strict-origin-when-cross-origin"
            />
          )}
        </Slot>
      )}
      {video && (settings.playsItself || video.autoplay) && <AutoPlay video={video} />}
    </>
  );
}

const altOf = (overlay: HTMLElement | null): string | undefined =>
  overlay?.querySelector<HTMLImageElement>('img[alt]')?.alt;

export default defineWidget({
  name: 'video',
  settings,
  read: readVideo,
  View: Video,
  prepare: prepareTakeOver,
  styles,
  messages: texts,
});
