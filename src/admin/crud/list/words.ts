type Translate = (key: string, args?: object) => string;

/** The text of a coded value: in the first place that has one, where `*` stands for the value; otherwise the value itself. */
export const wordIn = (places: string | readonly string[], value: string, translate: Translate): string =>
  [places]
    .flat()
    .reduceRight(
      (known, place) =>
        translate(place.includes('*') ? place.replace('*', value) : `${place}.${value}`, { _: known }),
      value,
    );
