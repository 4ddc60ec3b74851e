/** Size of the window, in px (§9, share popup window). */
const WIDTH = 640;
const HEIGHT = 480;

/** Opens a network in a window of its own, over the middle of this one; an address of another program in none. */
export function openToShare(address: string): void {
  if (!/^https?:/.test(address)) {
    window.open(address, '_self');
    return;
  }
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  window.open(address, '_blank', `popup,noopener,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
}
