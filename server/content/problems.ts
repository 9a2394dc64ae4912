import type { LocalizedText } from '../../contract/languages';
import { markdownMessages } from '../platform/messages/markdown';

/** As many as anybody corrects at a time. */
const most = 10;

/** What is wrong with a text, each thing once. */
export class Problems {
  private readonly found = new Map<string, LocalizedText>();

  /** `what` is quoted in the message. */
  add(kind: 'html' | 'link' | 'picture' | 'tooDeep', what = ''): void {
    if (this.found.size >= most) return;
    const message = markdownMessages[kind];
    this.found.set(`${kind} ${what}`, typeof message === 'function' ? message(what) : message);
  }

  messages = (): LocalizedText[] => [...this.found.values()];
}
