const list = (words: string): string[] => words.trim().split(/\s+/);

/** The top of published rankings and passwords common among Vietnamese speakers, of 8 characters and more. */
const heads = list(`
  12345678910 123456789a 123456789q 1234567891 12344321 11223344 1122334455 112233445566 12312312
  123123123 123321123 147258369 159753456 741852963 789456123 963852741 135792468 1234abcd 1234qwer
  123qwe123 123qweasd 123qweasdzxc 123abc123 abcdefgh abcdefg1 abcdefghi abc123abc a1b2c3d4 a1b2c3d4e5
  a12345678 a123456789 aa123456 aa12345678 asdfghjk asdfghjkl asdfasdf asdf1234 asdfgh123 qwertyui
  qwertyuiop qwertyuiop123 qwert123 qwert1234 qwer1234 qwe123456 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r
  1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 qazwsxedc qazwsx123 qaz123wsx zaq12wsx zaq1xsw2
  zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvbnmm zxcvbnm12 zxcv1234 zxcasdqwe password password!1 passw0rd
  passw0rd1 p@ssword p@ssw0rd p@ssw0rd1 p@ssword1 p@ssword123 pass1234 pass12345 pass123456 passpass
  passwort passwords mypassword thepassword newpassword changeme changeme1 changeme123 changemenow
  default1 defaultpassword letmeinnow iloveyou iloveyou2 ilovegod ilovejesus iloveme1 loveyou1 loveyou123
  loveme123 sunshine sunshine1 sunshine123 princess princess1 princess123 football baseball basketball
  basketball1 superman spiderman spiderman1 ironman123 pikachu1 pikachu123 onepiece onepiece1 dragonball
  dragonball1 jennifer jennifer1 jordan23 liverpool liverpool1 chelsea1 chelsea123 arsenal1 arsenal123
  manchester manutd123 ronaldo7 ronaldo1 ronaldo123 cristiano messi123 barcelona barcelona1 realmadrid
  juventus1 starwars starwars1 startrek trustno1 whatever whatever1 computer internet internet1
  internet123 iphone123 android1 android123 facebook youtube1 youtube123 twitter1 instagram instagram1
  minecraft fortnite fortnite1 roblox123 robloxroblox freefire pubgmobile pubg1234 lienquan lienminh
  leagueoflegends valorant counterstrike crossfire dotadota dota2dota genshin123 gamegame playgame
  playstation xbox1234 nintendo nintendo1 administrator administrator1 administrator123 toor1234 superuser
  sysadmin1 masterkey masterpassword harley123 mustang1 mustang123 corvette ferrari1 ferrari123 mercedes
  mercedes1 yamaha123 honda123 toyota123 charlie1 charlie123 jessica1 jessica123 michelle michelle1
  victoria victoria1 samantha samantha1 danielle elizabeth elizabeth1 alexander alexander1 anthony1
  jonathan benjamin nicholas nicole12 nicole123 ashley12 ashley123 amanda12 amanda123 andrew12 andrew123
  matthew1 joshua12 joshua123 daniel12 daniel123 thomas12 thomas123 robert12 robert123 george12 william1
  jasmine1 hannah12 justin12 justin123 angels12 anggel123 butterfly butterfly1 chocolate chocolate1
  cookie123 cupcake1 flower123 flowers1 rainbow1 rainbow123 diamond1 diamonds golden123 silver123
  purple123 orange123 yellow123 helloworld goodluck goodluck1 happyday peace123 jesus123 jesuschrist
  blessed1 blessing friends1 friend123 family123 forever1 forever21 topsecret security security1 access14
  access123 testing1 testing123 tester123 username username1 guest123 guestguest demo1234 demodemo
  sample123 temp1234 temppass tempword signin123 server123 oracle123 mysql123 postgres postgres1 ubuntu123
  linux123 windows1 windows10 microsoft letsplay spring2024 spring2025 spring2026 autumn2024 autumn2025
  autumn2026 january1 february1 october1 november1 december1 monday123 sunday123 tinkerbell snoopy123
  hellokitty kitty123 doraemon nobita123 shinigami vegeta123 blackpink blackpink1 bts12345 btsarmy1
  jungkook taehyung exo12345 vietnamvodich vietnam1975 vietnam1945 danang123 haiphong cantho123 dalat123
  nhatrang hochiminh hochiminh1 matkhaumoi khongbiet khongco1 khongnho khongnoi khongten anhyeuem emyeuanh
  yeuanh123 yeuem123 yeuemnhieu yeuanhnhieu yeuthuong toiyeuem toiyeuban toiyeuvietnam iloveuuu
  maimaiyeuem maiyeuem maiyeuanh mottinhyeu hanhphuc hanhphuc1 giadinh1 giadinh123 giadinhtoi giadinh4
  bome1234 boyeucon meyeucon conyeume conyeubo nguyenvan nguyenvana nguyenthi lethanh1 thanhcong hoanganh
  minhanh1 tuananh1 tuananh123 nhung123 nhung1234 quynh123 quynhanh huyen123 huyen1234 ngoc1234 ngoc12345
  ngocanh1 duong123 duong1234 trung123 trung1234 ducanh123 sontungmtp sontung1 hoilamgi hoilamchi taolatao
  taolabo1 deobiet1 chaoban1 chaoban123 xinchao1 xinchao123 conmeo123 concho123 conga123 meomeo123
  gaugau123 cobedangyeu cogaidang congchua congchua1 hoangtu1 thiensu1 thiensu123 acquy123 bongda123
  bongda12 quaivat1 sieunhan vodich123 chienthang chienthang1 choigame choigame1 napthe123 kimcuong1
  zalo1234 zalo12345 garena123 garena12 vinagame zingme123 hocsinh1 hocsinh123 sinhvien sinhvien1 giaovien
  bacho123 bachodoi motconvit mothaiba motnammoi chucmungnam namngoai emoinamoi dangcapnhat 19001560
  19051890 30041975 02091945
`);

/** Common stems and suffixes. */
const roots = list(`
  password admin welcome letmein iloveyou qwerty abc abcd dragon monkey shadow master superman batman
  football baseball michael jordan hunter killer pokemon naruto ninja gamer samsung google facebook hello
  love lovely angel baby happy lucky summer winter secret test user login root computer freedom matkhau
  anhyeuem emyeuanh vietnam saigon hanoi tinhyeu gamethu lienquan lienminh freefire valorant minecraft
  doraemon conan songoku sieunhan nguyen tran minh tuan hung dung linh trang thao hoang thanh long nam
  khanh quang hieu duc phuong huong mai lan hoa yen nga tam binh bao phong son hai an
`);
const tails = list(`
  1 12 123 1234 12345 123456 1234567 12345678 123456789 111 1111 222 333 666 777 888 999 000 01 02 69 99
  88 2000 2001 2002 2003 2004 2005 2006 2007 2008 2009 2010 2020 2021 2022 2023 2024 2025 2026 ! !@# @ @1
  @12 @123 @1234 @12345 123! 123@ 1! vn
`);

const families = roots.flatMap((root) => [root + root, ...tails.map((tail) => root + tail)]);

/** The passwords that attackers try first, in lower case (docs/security.md 2). */
const listed: ReadonlySet<string> = new Set([...heads, ...families]);

/**
 * Repetitive patterns of up to twelve characters: one or two repeated characters, two runs of four, a number twice,
 * sequences of digits.
 */
const patterns = [/^(.)\1{7,11}$/, /^(\d\d)\1{3,5}$/, /^(.)\1{3}(.)\2{3}$/, /^(\d{4})\1$/];
const digits = '012345678901234567890';
const isRow = (text: string) => digits.includes(text) || digits.includes(text.split('').reverse().join(''));

/** Whether a lower-case password is in the list or follows one of its patterns. */
export const isCommon = (password: string): boolean =>
  listed.has(password) || patterns.some((pattern) => pattern.test(password)) || isRow(password);
