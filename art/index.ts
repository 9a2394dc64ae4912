import { avatars } from './avatars';
import { mysteryBox, normalBox, rareBox, supplyBox, trapBox } from './boxes';
import { favicon, logo, mark, og } from './brand';
import { ammoBag, bambooPack, lanternPack, rocketPack } from './cosmetics/bag';
import { drumArmour, scaleArmour, steelTunic, streetJacket } from './cosmetics/body';
import { drumming, kite, lionDance, wave } from './cosmetics/emote';
import { buffaloHelmet, conicalHat, pilotCap, waveHelmet } from './cosmetics/head';
import { lightningTag, lotusTag, sentinelAvatar, tigerAvatar } from './cosmetics/tag';
import { ecosystem } from './ecosystem';
import { news } from './news';
import { packages } from './packages';
import { onStand } from './parts/stand';
import { release } from './release';
import { robot } from './robot';
import { assault, gunner } from './robotsAdvanced';
import { gateGuard, patrol } from './robotsBasic';
import { commander, guardian } from './robotsElite';
import { arenaScene } from './scenes/arena';
import { boxScene } from './scenes/box';
import { loginScene } from './scenes/login';
import { lootScene } from './scenes/loot';
import { matchScene } from './scenes/match';
import { robotsScene } from './scenes/robots';
import { roomsScene } from './scenes/rooms';
import { seasonScene } from './scenes/season';
import { shopScene } from './scenes/shop';
import { buckler, drumShield, gateShield, wingShield } from './shields';
import { skills } from './skills';
import { sheet } from './svg';
import { team } from './team';
import { thumbs } from './thumbs';
import { dagger, foldingSword, longSword, machete } from './weaponsMelee';
import { cannon, marksman, pistol, smg } from './weaponsRanged';

/** Every drawing by its path below `public/art`, without extension. */
export const drawings: Record<string, () => string> = {
  'robots/tuan-tra': patrol,
  'robots/canh-cong': gateGuard,
  'robots/xung-kich': assault,
  'robots/phao-thu': gunner,
  'robots/ho-ve': guardian,
  'robots/chi-huy': commander,
  'weapons/kiem-gap': foldingSword,
  'weapons/dao-gam': dagger,
  'weapons/ma-tau': machete,
  'weapons/truong-kiem': longSword,
  'weapons/sung-luc': pistol,
  'weapons/tieu-lien': smg,
  'weapons/ban-tia': marksman,
  'weapons/phao-vai': cannon,
  'weapons/khien-cong': gateShield,
  'weapons/khien-tay': buckler,
  'weapons/khien-canh': wingShield,
  'weapons/khien-trong': drumShield,
  'boxes/thuong': normalBox,
  'boxes/hiem': rareBox,
  'boxes/bay': trapBox,
  'boxes/tiep-te': supplyBox,
  'boxes/bi-an': mysteryBox,
  'cosmetics/mu-lan-song': () => onStand(waveHelmet(), 120, 340),
  'cosmetics/mu-sung-trau': () => onStand(buffaloHelmet(), 130, 330),
  'cosmetics/non-la-thep': () => onStand(conicalHat(), 150, 310),
  'cosmetics/mu-phi-cong': () => onStand(pilotCap(), 130, 330),
  'cosmetics/giap-vay-ca': scaleArmour,
  'cosmetics/ao-khoac-pho': streetJacket,
  'cosmetics/ao-dai-thep': steelTunic,
  'cosmetics/giap-trong-dong': drumArmour,
  'cosmetics/ba-lo-tre': () => onStand(bambooPack(), 110, 340),
  'cosmetics/tui-tiep-dan': () => onStand(ammoBag(), 90, 370),
  'cosmetics/ba-lo-ten-lua': () => sheet(480, 480, rocketPack()),
  'cosmetics/den-long-lung': () => onStand(lanternPack(), 110, 350),
  'cosmetics/vay-tay': wave,
  'cosmetics/mua-lan': lionDance,
  'cosmetics/danh-trong': drumming,
  'cosmetics/tha-dieu': kite,
  'cosmetics/bang-ten-tia-chop': lightningTag,
  'cosmetics/bang-ten-hoa-sen': lotusTag,
  'cosmetics/avatar-linh-canh': sentinelAvatar,
  'cosmetics/avatar-ho': tigerAvatar,
  robot,
  ...avatars,
  ...packages,
  ...skills,
  'brand/mark': mark,
  'brand/logo': logo,
  'brand/og': og,
  'scenes/robots': robotsScene,
  'scenes/rooms': roomsScene,
  'scenes/arena': arenaScene,
  'scenes/match': matchScene,
  'scenes/loot': lootScene,
  'scenes/box': boxScene,
  'scenes/season': seasonScene,
  'scenes/shop': shopScene,
  'scenes/login': loginScene,
  ...thumbs,
  ...team,
  ...ecosystem,
  ...release,
  ...news,
};
/** Drawings stored elsewhere below `public`, by full path. */
export const files: Record<string, () => string> = { 'favicon.svg': favicon };
