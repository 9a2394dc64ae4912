/** The files of a clip by media type, the smaller first; `media` is the address that clips are below. */
export const filesOfClip = (name: string, media: string): Array<{ src: string; type: string }> =>
  ['webm', 'mp4'].map((ending) => ({ src: `${media}/${name}.${ending}`, type: `video/${ending}` }));
