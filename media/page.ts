import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, WebMOutputFormat } from 'mediabunny';
import { drawings } from '../art';
import { boxLayers } from '../art/scenes/box';
import { type Clip, framesPerSecond } from './clip';
import { allClips } from './clips';

const formats = {
  webm: { format: () => new WebMOutputFormat(), codec: 'vp9' },
  mp4: { format: () => new Mp4OutputFormat({ fastStart: 'in-memory' }), codec: 'avc' },
} as const;
export type Ending = keyof typeof formats;

async function loadPictures(): Promise<Map<string, HTMLImageElement>> {
  const load = async ([key, draw]: [string, () => string]) => {
    const image = new Image();
    image.src = `data:image/svg+xml;utf8,${encodeURIComponent(draw())}`;
    await image.decode();
    return [key, image] as const;
  };
  return new Map(await Promise.all(Object.entries({ ...drawings, ...boxLayers }).map(load)));
}

/** Encodes a clip frame by frame without a clock, so that the result is the same on every machine. */
async function encode({ width, height, seconds, bitrate, frame }: Clip, ending: Ending): Promise<Uint8Array> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas here.');
  context.lineJoin = 'miter';
  const target = new BufferTarget();
  const output = new Output({ format: formats[ending].format(), target });
  const source = new CanvasSource(canvas, {
    codec: formats[ending].codec,
    bitrate,
    keyFrameInterval: seconds,
  });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();
  const frames = seconds * framesPerSecond;
  for (let n = 0; n < frames; n++) {
    frame(context, n / frames);
    await source.add(n / framesPerSecond, 1 / framesPerSecond);
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

/** The functions the recorder calls in the page. */
const studio = {
  clips: [] as Clip[],
  async open(): Promise<string[]> {
    const pictures = await loadPictures();
    const picture = (key: string) => {
      const found = pictures.get(key);
      if (!found) throw new Error(`There is no drawing "${key}".`);
      return found;
    };
    studio.clips = allClips(picture);
    return studio.clips.map(({ path }) => path);
  },
  /** The encoded clip in base64. */
  async film(path: string, ending: Ending): Promise<string> {
    const clip = studio.clips.find((candidate) => candidate.path === path);
    if (!clip) throw new Error(`There is no clip "${path}".`);
    const bytes = await encode(clip, ending);
    const url = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsDataURL(new Blob([bytes as BlobPart]));
    });
    return url.slice(url.indexOf(',') + 1);
  },
};
export type Studio = typeof studio;
Object.assign(window, { studio });
