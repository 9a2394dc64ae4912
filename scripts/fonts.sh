#!/usr/bin/env bash
# npm run fonts. Makes the files in src/design/fonts from the packaged ones, for which it needs fontTools (apt install
# fonttools python3-brotli). Of each weight, one file has what the site's own texts need, ASCII and Vietnamese, and one the
# other letters of Western Europe, which names of players may have. Both are without hinting, which browsers ignore on
# all but low-density Windows screens: together half the bytes of the packaged files, with the same widths and heights.
set -euo pipefail
cd "$(dirname "$0")/.."
if ! command -v pyftmerge >/dev/null || ! command -v pyftsubset >/dev/null; then
  echo 'Needs fontTools (apt install fonttools python3-brotli)' >&2
  exit 1
fi
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

# What src/design/fonts.css declares for the first file called *-$1.woff2.
range() {
  grep -A 99 -m 1 -- "-$1.woff2" src/design/fonts.css | sed '/}/q' | tr -d ' \n' | sed 's/.*unicode-range:\([^;]*\);.*/\1/'
}

for font in be-vietnam-pro-400 be-vietnam-pro-600 chakra-petch-600 chakra-petch-700; do
  family=${font%-*} weight=${font##*-}
  packaged=node_modules/@fontsource/$family/files/$family
  pyftmerge --output-file="$place/$font.ttf" "$packaged-latin-$weight-normal.woff2" "$packaged-vietnamese-$weight-normal.woff2"
  for part in vietnamese latin; do
    pyftsubset "$place/$font.ttf" --unicodes="$(range $part)" --no-hinting --layout-features='*' --flavor=woff2 \
      --output-file="src/design/fonts/$font-$part.woff2"
  done
done
