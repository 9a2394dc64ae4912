import 'react';

declare module 'react' {
  /** Elements may set custom properties of the styles. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
