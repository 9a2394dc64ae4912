import { type GoogleMessage, googleChannel, isGoogleMessage } from './googleMessage';

const size = { width: 500, height: 600 };
const longest = 5 * 60_000;

/** Opens the pop-up; to be called synchronously in the handler of a click. Null when the browser blocks it. */
export function openGooglePopup(url: string): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - size.width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - size.height) / 2);
  return window.open(
    url,
    'outline-google',
    `popup,width=${size.width},height=${size.height},left=${left},top=${top}`,
  );
}

/**
 * The message of an error response of our own API at which the pop-up is stuck, such as that Google is off; else
 * undefined.
 */
function stuckOn(popup: Window): string | undefined {
  try {
    const { location, document } = popup;
    const isStuck = location.pathname.startsWith('/api/') && document.readyState === 'complete';
    return isStuck ? document.body.textContent.trim() : undefined;
  } catch {
    return undefined; // Cross-origin: the pop-up is at the provider.
  }
}

interface Watching {
  receive: (message: GoogleMessage) => void;
  /** It was closed by its person, or stuck at this message. */
  closed: (said: string | undefined) => void;
  late: () => void;
}

/**
 * Waits for the callback page in the pop-up; returns what ends the waiting. Only messages from our own origin count. Closing
 * the window is reported at once, but a message that arrives later still counts.
 */
export function watchPopup(popup: Window, { receive, closed, late }: Watching): () => void {
  const take = (message: GoogleMessage) => {
    stop();
    popup.close();
    receive(message);
  };
  const onMessage = (event: MessageEvent) => {
    if (event.origin === location.origin && event.source === popup && isGoogleMessage(event.data))
      take(event.data);
  };
  const channel = new BroadcastChannel(googleChannel);
  channel.onmessage = ({ data }) => {
    if (isGoogleMessage(data)) take(data);
  };
  window.addEventListener('message', onMessage);
  const poll = setInterval(() => {
    const said = stuckOn(popup);
    if (said !== undefined) popup.close();
    if (!popup.closed) return;
    clearInterval(poll);
    closed(said);
  }, 500);
  const timeout = setTimeout(() => {
    stop();
    late();
  }, longest);
  const stop = () => {
    clearInterval(poll);
    clearTimeout(timeout);
    channel.close();
    window.removeEventListener('message', onMessage);
  };
  return stop;
}
