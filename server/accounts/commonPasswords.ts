/**
 * The passwords tried first by everybody who guesses, of 8 characters and more and in lower case: the well-known heads
 * of published rankings, what Vietnamese speakers choose, and the families around them (design/backend.md 2).
 */
export const commonPasswords: readonly string[] = `
12345678 123456789 1234567890 12345678910 123456789a 123456789q 1234567891 11111111 111111111
1111111111 00000000 000000000 0000000000 88888888 888888888 8888888888 99999999 66666666 77777777
55555555 22222222 33333333 44444444 87654321 987654321 9876543210 0987654321 0123456789 01234567
012345678 12344321 12341234 12121212 11223344 1122334455 112233445566 11112222 12312312 123123123
123321123 147258369 159753456 741852963 789456123 963852741 135792468 1234abcd 1234qwer 123qwe123
123qweasd 123qweasdzxc 123abc123 abc12345 abcd1234 abcd12345 abcdefgh abcdefg1 abcdefghi abc123456
abc123abc a1b2c3d4 a1b2c3d4e5 a12345678 a123456789 aa123456 aa12345678 aaaaaaaa aaaaaaaaa asdfghjk
asdfghjkl asdfasdf asdf1234 asdfgh123 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345
qwerty123456 qwertyuiop123 qwert123 qwert1234 qwer1234 qwe123456 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 qazwsxedc qazwsx123 qaz123wsx
zaq12wsx zaq1xsw2 zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvbnmm zxcvbnm12 zxcv1234 zxcasdqwe password
password1 password12 password123 password1234 password12345 password! password!1 password@1
password@123 passw0rd passw0rd1 p@ssword p@ssw0rd p@ssw0rd1 p@ssword1 p@ssword123 pass1234 pass12345
pass123456 passpass passwort passwords mypassword thepassword newpassword changeme changeme1
changeme123 changemenow default1 defaultpassword letmein1 letmein123 letmeinnow welcome1 welcome12
welcome123 welcome1234 welcome@123 iloveyou iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou!
ilovegod ilovejesus iloveme1 loveyou1 loveyou123 lovelove lovely123 love1234 love12345 loveme123
sunshine sunshine1 sunshine123 princess princess1 princess123 football football1 football123
baseball baseball1 basketball basketball1 superman superman1 superman123 batman123 spiderman
spiderman1 ironman123 pokemon1 pokemon123 pikachu1 pikachu123 naruto123 onepiece onepiece1
dragonball dragonball1 dragon123 dragon12 monkey123 monkey12 michael1 jennifer jennifer1 jordan23
jordan123 liverpool liverpool1 chelsea1 chelsea123 arsenal1 arsenal123 manchester manutd123 ronaldo7
ronaldo1 ronaldo123 cristiano messi123 barcelona barcelona1 realmadrid juventus1 starwars starwars1
startrek trustno1 whatever whatever1 computer computer1 computer123 internet internet1 internet123
samsung1 samsung123 iphone123 android1 android123 facebook facebook1 facebook123 google123
googlegoogle youtube1 youtube123 twitter1 instagram instagram1 minecraft minecraft1 minecraft123
fortnite fortnite1 roblox123 robloxroblox freefire freefire1 freefire123 pubgmobile pubg1234
lienquan lienquan1 lienquan123 lienminh lienminh1 lienminh123 leagueoflegends valorant valorant1
valorant123 counterstrike crossfire dotadota dota2dota genshin123 gamegame gamer123 gamer1234
playgame playstation xbox1234 nintendo nintendo1 administrator administrator1 administrator123
admin123 admin1234 admin12345 admin123456 admin@123 admin@1234 adminadmin root1234 rootroot toor1234
superuser sysadmin1 master12 master123 masterkey masterpassword shadow123 shadow12 qwertyqwerty
hunter123 harley123 mustang1 mustang123 corvette ferrari1 ferrari123 mercedes mercedes1 yamaha123
honda123 toyota123 charlie1 charlie123 jessica1 jessica123 michelle michelle1 victoria victoria1
samantha samantha1 danielle elizabeth elizabeth1 alexander alexander1 anthony1 jonathan benjamin
nicholas nicole12 nicole123 ashley12 ashley123 amanda12 amanda123 andrew12 andrew123 matthew1
joshua12 joshua123 daniel12 daniel123 thomas12 thomas123 robert12 robert123 george12 william1
jasmine1 hannah12 justin12 justin123 angel123 angels12 anggel123 butterfly butterfly1 chocolate
chocolate1 cookie123 cupcake1 flower123 flowers1 rainbow1 rainbow123 diamond1 diamonds golden123
silver123 purple123 orange123 yellow123 hello123 hello1234 hello12345 hellohello helloworld
hello@123 goodluck goodluck1 happy123 happy1234 happyday lucky123 lucky777 lucky1234 freedom1
freedom123 peace123 jesus123 jesuschrist blessed1 blessing friends1 friend123 family123 forever1
forever21 secret123 secret12 topsecret security security1 access14 access123 test1234 test12345
testtest testing1 testing123 tester123 user1234 user12345 useruser username username1 guest123
guestguest demo1234 demodemo sample123 temp1234 temppass tempword login123 login1234 loginlogin
signin123 server123 oracle123 mysql123 postgres postgres1 ubuntu123 linux123 windows1 windows10
microsoft letsplay summer12 summer123 summer2023 summer2024 summer2025 summer2026 winter12 winter123
winter2023 winter2024 winter2025 winter2026 spring2024 spring2025 spring2026 autumn2024 autumn2025
autumn2026 january1 february1 october1 november1 december1 monday123 sunday123 tinkerbell snoopy123
hellokitty kitty123 doraemon doraemon1 doraemon123 nobita123 shinigami conan123 songoku123 vegeta123
blackpink blackpink1 bts12345 btsarmy1 jungkook taehyung exo12345 vietnam1 vietnam12 vietnam123
vietnam1234 vietnam@123 vietnam2024 vietnam2025 vietnam2026 vietnamvodich vietnam1975 vietnam1945
saigon123 hanoi123 hanoi1234 danang123 haiphong cantho123 dalat123 nhatrang hochiminh hochiminh1
matkhau1 matkhau12 matkhau123 matkhau1234 matkhau@123 matkhaumoi khongbiet khongco1 khongnho
khongnoi khongten anhyeuem anhyeuem1 anhyeuem123 emyeuanh emyeuanh1 emyeuanh123 yeuanh123 yeuem123
yeuemnhieu yeuanhnhieu yeuthuong tinhyeu1 tinhyeu123 toiyeuem toiyeuban toiyeuvietnam iloveuuu
maimaiyeuem maiyeuem maiyeuanh mottinhyeu hanhphuc hanhphuc1 giadinh1 giadinh123 giadinhtoi giadinh4
bome1234 boyeucon meyeucon conyeume conyeubo nguyen123 nguyenvan nguyenvana nguyenthi tran1234
lethanh1 phuong123 phuong12 huong123 thanh123 thanh1234 thanhcong hoang123 hoang1234 hoanganh
minh1234 minh12345 minhanh1 tuan1234 tuan12345 tuananh1 tuananh123 hung1234 hung12345 dung1234
dung12345 linh1234 linh12345 trang123 trang1234 thao1234 thao12345 nhung123 nhung1234 quynh123
quynhanh huyen123 huyen1234 ngoc1234 ngoc12345 ngocanh1 long1234 long12345 nam12345 duong123
duong1234 khanh123 khanh1234 trung123 trung1234 quang123 quang1234 hieu1234 hieu12345 duc12345
ducanh123 sontungmtp sontung1 hoilamgi hoilamchi taolatao taolabo1 deobiet1 chaoban1 chaoban123
xinchao1 xinchao123 conmeo123 concho123 conga123 meomeo123 gaugau123 cobedangyeu cogaidang congchua
congchua1 hoangtu1 thiensu1 thiensu123 acquy123 bongda123 bongda12 quaivat1 sieunhan sieunhan1
sieunhan123 vodich123 chienthang chienthang1 choigame choigame1 gamethu1 gamethu123 napthe123
kimcuong1 zalo1234 zalo12345 garena123 garena12 vinagame zingme123 hocsinh1 hocsinh123 sinhvien
sinhvien1 giaovien bacho123 bachodoi motconvit mothaiba motnammoi chucmungnam namngoai emoinamoi
dangcapnhat 19001560 19051890 20102010 20112011 20122012 20132013 20142014 20152015 20162016
20172017 20182018 20192019 20202020 20212021 20222022 20232023 20242024 20252025 20262026 30041975
02091945 passwordpassword password123456 password1234567 password12345678 password123456789
password111 password1111 password222 password333 password666 password777 password888 password999
password000 password01 password02 password69 password99 password88 password2000 password2001
password2002 password2003 password2004 password2005 password2006 password2007 password2008
password2009 password2010 password2020 password2021 password2022 password2023 password2024
password2025 password2026 password!@# password@ password@12 password@1234 password@12345
password123! password123@ password1! passwordvn admin1234567 admin12345678 admin123456789 admin111
admin1111 admin222 admin333 admin666 admin777 admin888 admin999 admin000 admin2000 admin2001
admin2002 admin2003 admin2004 admin2005 admin2006 admin2007 admin2008 admin2009 admin2010 admin2020
admin2021 admin2022 admin2023 admin2024 admin2025 admin2026 admin!@# admin@12 admin@12345 admin123!
admin123@ welcomewelcome welcome12345 welcome123456 welcome1234567 welcome12345678 welcome123456789
welcome111 welcome1111 welcome222 welcome333 welcome666 welcome777 welcome888 welcome999 welcome000
welcome01 welcome02 welcome69 welcome99 welcome88 welcome2000 welcome2001 welcome2002 welcome2003
welcome2004 welcome2005 welcome2006 welcome2007 welcome2008 welcome2009 welcome2010 welcome2020
welcome2021 welcome2022 welcome2023 welcome2024 welcome2025 welcome2026 welcome! welcome!@# welcome@
welcome@1 welcome@12 welcome@1234 welcome@12345 welcome123! welcome123@ welcome1! welcomevn
letmeinletmein letmein12 letmein1234 letmein12345 letmein123456 letmein1234567 letmein12345678
letmein123456789 letmein111 letmein1111 letmein222 letmein333 letmein666 letmein777 letmein888
letmein999 letmein000 letmein01 letmein02 letmein69 letmein99 letmein88 letmein2000 letmein2001
letmein2002 letmein2003 letmein2004 letmein2005 letmein2006 letmein2007 letmein2008 letmein2009
letmein2010 letmein2020 letmein2021 letmein2022 letmein2023 letmein2024 letmein2025 letmein2026
letmein! letmein!@# letmein@ letmein@1 letmein@12 letmein@123 letmein@1234 letmein@12345 letmein123!
letmein123@ letmein1! letmeinvn iloveyouiloveyou iloveyou1234 iloveyou12345 iloveyou123456
iloveyou1234567 iloveyou12345678 iloveyou123456789 iloveyou111 iloveyou1111 iloveyou222 iloveyou333
iloveyou666 iloveyou777 iloveyou888 iloveyou999 iloveyou000 iloveyou01 iloveyou02 iloveyou69
iloveyou99 iloveyou88 iloveyou2000 iloveyou2001 iloveyou2002 iloveyou2003 iloveyou2004 iloveyou2005
iloveyou2006 iloveyou2007 iloveyou2008 iloveyou2009 iloveyou2010 iloveyou2020 iloveyou2021
iloveyou2022 iloveyou2023 iloveyou2024 iloveyou2025 iloveyou2026 iloveyou!@# iloveyou@ iloveyou@1
iloveyou@12 iloveyou@123 iloveyou@1234 iloveyou@12345 iloveyou123! iloveyou123@ iloveyou1!
iloveyouvn qwerty1234567 qwerty12345678 qwerty123456789 qwerty111 qwerty1111 qwerty222 qwerty333
qwerty666 qwerty777 qwerty888 qwerty999 qwerty000 qwerty01 qwerty02 qwerty69 qwerty99 qwerty88
qwerty2000 qwerty2001 qwerty2002 qwerty2003 qwerty2004 qwerty2005 qwerty2006 qwerty2007 qwerty2008
qwerty2009 qwerty2010 qwerty2020 qwerty2021 qwerty2022 qwerty2023 qwerty2024 qwerty2025 qwerty2026
qwerty!@# qwerty@1 qwerty@12 qwerty@123 qwerty@1234 qwerty@12345 qwerty123! qwerty123@ qwerty1!
qwertyvn abc1234567 abc12345678 abc123456789 abc@1234 abc@12345 abcdabcd abcd123456 abcd1234567
abcd12345678 abcd123456789 abcd1111 abcd2000 abcd2001 abcd2002 abcd2003 abcd2004 abcd2005 abcd2006
abcd2007 abcd2008 abcd2009 abcd2010 abcd2020 abcd2021 abcd2022 abcd2023 abcd2024 abcd2025 abcd2026
abcd@123 abcd@1234 abcd@12345 abcd123! abcd123@ dragondragon dragon1234 dragon12345 dragon123456
dragon1234567 dragon12345678 dragon123456789 dragon111 dragon1111 dragon222 dragon333 dragon666
dragon777 dragon888 dragon999 dragon000 dragon01 dragon02 dragon69 dragon99 dragon88 dragon2000
dragon2001 dragon2002 dragon2003 dragon2004 dragon2005 dragon2006 dragon2007 dragon2008 dragon2009
dragon2010 dragon2020 dragon2021 dragon2022 dragon2023 dragon2024 dragon2025 dragon2026 dragon!@#
dragon@1 dragon@12 dragon@123 dragon@1234 dragon@12345 dragon123! dragon123@ dragon1! dragonvn
monkeymonkey monkey1234 monkey12345 monkey123456 monkey1234567 monkey12345678 monkey123456789
monkey111 monkey1111 monkey222 monkey333 monkey666 monkey777 monkey888 monkey999 monkey000 monkey01
monkey02 monkey69 monkey99 monkey88 monkey2000 monkey2001 monkey2002 monkey2003 monkey2004
monkey2005 monkey2006 monkey2007 monkey2008 monkey2009 monkey2010 monkey2020 monkey2021 monkey2022
monkey2023 monkey2024 monkey2025 monkey2026 monkey!@# monkey@1 monkey@12 monkey@123 monkey@1234
monkey@12345 monkey123! monkey123@ monkey1! monkeyvn shadowshadow shadow1234 shadow12345
shadow123456 shadow1234567 shadow12345678 shadow123456789 shadow111 shadow1111 shadow222 shadow333
shadow666 shadow777 shadow888 shadow999 shadow000 shadow01 shadow02 shadow69 shadow99 shadow88
shadow2000 shadow2001 shadow2002 shadow2003 shadow2004 shadow2005 shadow2006 shadow2007 shadow2008
shadow2009 shadow2010 shadow2020 shadow2021 shadow2022 shadow2023 shadow2024 shadow2025 shadow2026
shadow!@# shadow@1 shadow@12 shadow@123 shadow@1234 shadow@12345 shadow123! shadow123@ shadow1!
shadowvn mastermaster master1234 master12345 master123456 master1234567 master12345678
master123456789 master111 master1111 master222 master333 master666 master777 master888 master999
master000 master01 master02 master69 master99 master88 master2000 master2001 master2002 master2003
master2004 master2005 master2006 master2007 master2008 master2009 master2010 master2020 master2021
master2022 master2023 master2024 master2025 master2026 master!@# master@1 master@12 master@123
master@1234 master@12345 master123! master123@ master1! mastervn supermansuperman superman12
superman1234 superman12345 superman123456 superman1234567 superman12345678 superman123456789
superman111 superman1111 superman222 superman333 superman666 superman777 superman888 superman999
superman000 superman01 superman02 superman69 superman99 superman88 superman2000 superman2001
superman2002 superman2003 superman2004 superman2005 superman2006 superman2007 superman2008
superman2009 superman2010 superman2020 superman2021 superman2022 superman2023 superman2024
superman2025 superman2026 superman! superman!@# superman@ superman@1 superman@12 superman@123
superman@1234 superman@12345 superman123! superman123@ superman1! supermanvn batmanbatman batman12
batman1234 batman12345 batman123456 batman1234567 batman12345678 batman123456789 batman111
batman1111 batman222 batman333 batman666 batman777 batman888 batman999 batman000 batman01 batman02
batman69 batman99 batman88 batman2000 batman2001 batman2002 batman2003 batman2004 batman2005
batman2006 batman2007 batman2008 batman2009 batman2010 batman2020 batman2021 batman2022 batman2023
batman2024 batman2025 batman2026 batman!@# batman@1 batman@12 batman@123 batman@1234 batman@12345
batman123! batman123@ batman1! batmanvn footballfootball football12 football1234 football12345
football123456 football1234567 football12345678 football123456789 football111 football1111
football222 football333 football666 football777 football888 football999 football000 football01
football02 football69 football99 football88 football2000 football2001 football2002 football2003
football2004 football2005 football2006 football2007 football2008 football2009 football2010
football2020 football2021 football2022 football2023 football2024 football2025 football2026 football!
football!@# football@ football@1 football@12 football@123 football@1234 football@12345 football123!
football123@ football1! footballvn baseballbaseball baseball12 baseball123 baseball1234
baseball12345 baseball123456 baseball1234567 baseball12345678 baseball123456789 baseball111
baseball1111 baseball222 baseball333 baseball666 baseball777 baseball888 baseball999 baseball000
baseball01 baseball02 baseball69 baseball99 baseball88 baseball2000 baseball2001 baseball2002
baseball2003 baseball2004 baseball2005 baseball2006 baseball2007 baseball2008 baseball2009
baseball2010 baseball2020 baseball2021 baseball2022 baseball2023 baseball2024 baseball2025
baseball2026 baseball! baseball!@# baseball@ baseball@1 baseball@12 baseball@123 baseball@1234
baseball@12345 baseball123! baseball123@ baseball1! baseballvn michaelmichael michael12 michael123
michael1234 michael12345 michael123456 michael1234567 michael12345678 michael123456789 michael111
michael1111 michael222 michael333 michael666 michael777 michael888 michael999 michael000 michael01
michael02 michael69 michael99 michael88 michael2000 michael2001 michael2002 michael2003 michael2004
michael2005 michael2006 michael2007 michael2008 michael2009 michael2010 michael2020 michael2021
michael2022 michael2023 michael2024 michael2025 michael2026 michael! michael!@# michael@ michael@1
michael@12 michael@123 michael@1234 michael@12345 michael123! michael123@ michael1! michaelvn
jordanjordan jordan12 jordan1234 jordan12345 jordan123456 jordan1234567 jordan12345678
jordan123456789 jordan111 jordan1111 jordan222 jordan333 jordan666 jordan777 jordan888 jordan999
jordan000 jordan01 jordan02 jordan69 jordan99 jordan88 jordan2000 jordan2001 jordan2002 jordan2003
jordan2004 jordan2005 jordan2006 jordan2007 jordan2008 jordan2009 jordan2010 jordan2020 jordan2021
jordan2022 jordan2023 jordan2024 jordan2025 jordan2026 jordan!@# jordan@1 jordan@12 jordan@123
jordan@1234 jordan@12345 jordan123! jordan123@ jordan1! jordanvn hunterhunter hunter12 hunter1234
hunter12345 hunter123456 hunter1234567 hunter12345678 hunter123456789 hunter111 hunter1111 hunter222
hunter333 hunter666 hunter777 hunter888 hunter999 hunter000 hunter01 hunter02 hunter69 hunter99
hunter88 hunter2000 hunter2001 hunter2002 hunter2003 hunter2004 hunter2005 hunter2006 hunter2007
hunter2008 hunter2009 hunter2010 hunter2020 hunter2021 hunter2022 hunter2023 hunter2024 hunter2025
hunter2026 hunter!@# hunter@1 hunter@12 hunter@123 hunter@1234 hunter@12345 hunter123! hunter123@
hunter1! huntervn killerkiller killer12 killer123 killer1234 killer12345 killer123456 killer1234567
killer12345678 killer123456789 killer111 killer1111 killer222 killer333 killer666 killer777
killer888 killer999 killer000 killer01 killer02 killer69 killer99 killer88 killer2000 killer2001
killer2002 killer2003 killer2004 killer2005 killer2006 killer2007 killer2008 killer2009 killer2010
killer2020 killer2021 killer2022 killer2023 killer2024 killer2025 killer2026 killer!@# killer@1
killer@12 killer@123 killer@1234 killer@12345 killer123! killer123@ killer1! killervn pokemonpokemon
pokemon12 pokemon1234 pokemon12345 pokemon123456 pokemon1234567 pokemon12345678 pokemon123456789
pokemon111 pokemon1111 pokemon222 pokemon333 pokemon666 pokemon777 pokemon888 pokemon999 pokemon000
pokemon01 pokemon02 pokemon69 pokemon99 pokemon88 pokemon2000 pokemon2001 pokemon2002 pokemon2003
pokemon2004 pokemon2005 pokemon2006 pokemon2007 pokemon2008 pokemon2009 pokemon2010 pokemon2020
pokemon2021 pokemon2022 pokemon2023 pokemon2024 pokemon2025 pokemon2026 pokemon! pokemon!@# pokemon@
pokemon@1 pokemon@12 pokemon@123 pokemon@1234 pokemon@12345 pokemon123! pokemon123@ pokemon1!
pokemonvn narutonaruto naruto12 naruto1234 naruto12345 naruto123456 naruto1234567 naruto12345678
naruto123456789 naruto111 naruto1111 naruto222 naruto333 naruto666 naruto777 naruto888 naruto999
naruto000 naruto01 naruto02 naruto69 naruto99 naruto88 naruto2000 naruto2001 naruto2002 naruto2003
naruto2004 naruto2005 naruto2006 naruto2007 naruto2008 naruto2009 naruto2010 naruto2020 naruto2021
naruto2022 naruto2023 naruto2024 naruto2025 naruto2026 naruto!@# naruto@1 naruto@12 naruto@123
naruto@1234 naruto@12345 naruto123! naruto123@ naruto1! narutovn ninjaninja ninja123 ninja1234
ninja12345 ninja123456 ninja1234567 ninja12345678 ninja123456789 ninja111 ninja1111 ninja222
ninja333 ninja666 ninja777 ninja888 ninja999 ninja000 ninja2000 ninja2001 ninja2002 ninja2003
ninja2004 ninja2005 ninja2006 ninja2007 ninja2008 ninja2009 ninja2010 ninja2020 ninja2021 ninja2022
ninja2023 ninja2024 ninja2025 ninja2026 ninja!@# ninja@12 ninja@123 ninja@1234 ninja@12345 ninja123!
ninja123@ gamergamer gamer12345 gamer123456 gamer1234567 gamer12345678 gamer123456789 gamer111
gamer1111 gamer222 gamer333 gamer666 gamer777 gamer888 gamer999 gamer000 gamer2000 gamer2001
gamer2002 gamer2003 gamer2004 gamer2005 gamer2006 gamer2007 gamer2008 gamer2009 gamer2010 gamer2020
gamer2021 gamer2022 gamer2023 gamer2024 gamer2025 gamer2026 gamer!@# gamer@12 gamer@123 gamer@1234
gamer@12345 gamer123! gamer123@ samsungsamsung samsung12 samsung1234 samsung12345 samsung123456
samsung1234567 samsung12345678 samsung123456789 samsung111 samsung1111 samsung222 samsung333
samsung666 samsung777 samsung888 samsung999 samsung000 samsung01 samsung02 samsung69 samsung99
samsung88 samsung2000 samsung2001 samsung2002 samsung2003 samsung2004 samsung2005 samsung2006
samsung2007 samsung2008 samsung2009 samsung2010 samsung2020 samsung2021 samsung2022 samsung2023
samsung2024 samsung2025 samsung2026 samsung! samsung!@# samsung@ samsung@1 samsung@12 samsung@123
samsung@1234 samsung@12345 samsung123! samsung123@ samsung1! samsungvn google12 google1234
google12345 google123456 google1234567 google12345678 google123456789 google111 google1111 google222
google333 google666 google777 google888 google999 google000 google01 google02 google69 google99
google88 google2000 google2001 google2002 google2003 google2004 google2005 google2006 google2007
google2008 google2009 google2010 google2020 google2021 google2022 google2023 google2024 google2025
google2026 google!@# google@1 google@12 google@123 google@1234 google@12345 google123! google123@
google1! googlevn facebookfacebook facebook12 facebook1234 facebook12345 facebook123456
facebook1234567 facebook12345678 facebook123456789 facebook111 facebook1111 facebook222 facebook333
facebook666 facebook777 facebook888 facebook999 facebook000 facebook01 facebook02 facebook69
facebook99 facebook88 facebook2000 facebook2001 facebook2002 facebook2003 facebook2004 facebook2005
facebook2006 facebook2007 facebook2008 facebook2009 facebook2010 facebook2020 facebook2021
facebook2022 facebook2023 facebook2024 facebook2025 facebook2026 facebook! facebook!@# facebook@
facebook@1 facebook@12 facebook@123 facebook@1234 facebook@12345 facebook123! facebook123@
facebook1! facebookvn hello123456 hello1234567 hello12345678 hello123456789 hello111 hello1111
hello222 hello333 hello666 hello777 hello888 hello999 hello000 hello2000 hello2001 hello2002
hello2003 hello2004 hello2005 hello2006 hello2007 hello2008 hello2009 hello2010 hello2020 hello2021
hello2022 hello2023 hello2024 hello2025 hello2026 hello!@# hello@12 hello@1234 hello@12345 hello123!
hello123@ love123456 love1234567 love12345678 love123456789 love1111 love2000 love2001 love2002
love2003 love2004 love2005 love2006 love2007 love2008 love2009 love2010 love2020 love2021 love2022
love2023 love2024 love2025 love2026 love@123 love@1234 love@12345 love123! love123@ lovelylovely
lovely12 lovely1234 lovely12345 lovely123456 lovely1234567 lovely12345678 lovely123456789 lovely111
lovely1111 lovely222 lovely333 lovely666 lovely777 lovely888 lovely999 lovely000 lovely01 lovely02
lovely69 lovely99 lovely88 lovely2000 lovely2001 lovely2002 lovely2003 lovely2004 lovely2005
lovely2006 lovely2007 lovely2008 lovely2009 lovely2010 lovely2020 lovely2021 lovely2022 lovely2023
lovely2024 lovely2025 lovely2026 lovely!@# lovely@1 lovely@12 lovely@123 lovely@1234 lovely@12345
lovely123! lovely123@ lovely1! lovelyvn angelangel angel1234 angel12345 angel123456 angel1234567
angel12345678 angel123456789 angel111 angel1111 angel222 angel333 angel666 angel777 angel888
angel999 angel000 angel2000 angel2001 angel2002 angel2003 angel2004 angel2005 angel2006 angel2007
angel2008 angel2009 angel2010 angel2020 angel2021 angel2022 angel2023 angel2024 angel2025 angel2026
angel!@# angel@12 angel@123 angel@1234 angel@12345 angel123! angel123@ babybaby baby1234 baby12345
baby123456 baby1234567 baby12345678 baby123456789 baby1111 baby2000 baby2001 baby2002 baby2003
baby2004 baby2005 baby2006 baby2007 baby2008 baby2009 baby2010 baby2020 baby2021 baby2022 baby2023
baby2024 baby2025 baby2026 baby@123 baby@1234 baby@12345 baby123! baby123@ happyhappy happy12345
happy123456 happy1234567 happy12345678 happy123456789 happy111 happy1111 happy222 happy333 happy666
happy777 happy888 happy999 happy000 happy2000 happy2001 happy2002 happy2003 happy2004 happy2005
happy2006 happy2007 happy2008 happy2009 happy2010 happy2020 happy2021 happy2022 happy2023 happy2024
happy2025 happy2026 happy!@# happy@12 happy@123 happy@1234 happy@12345 happy123! happy123@
luckylucky lucky12345 lucky123456 lucky1234567 lucky12345678 lucky123456789 lucky111 lucky1111
lucky222 lucky333 lucky666 lucky888 lucky999 lucky000 lucky2000 lucky2001 lucky2002 lucky2003
lucky2004 lucky2005 lucky2006 lucky2007 lucky2008 lucky2009 lucky2010 lucky2020 lucky2021 lucky2022
lucky2023 lucky2024 lucky2025 lucky2026 lucky!@# lucky@12 lucky@123 lucky@1234 lucky@12345 lucky123!
lucky123@ summersummer summer1234 summer12345 summer123456 summer1234567 summer12345678
summer123456789 summer111 summer1111 summer222 summer333 summer666 summer777 summer888 summer999
summer000 summer01 summer02 summer69 summer99 summer88 summer2000 summer2001 summer2002 summer2003
summer2004 summer2005 summer2006 summer2007 summer2008 summer2009 summer2010 summer2020 summer2021
summer2022 summer!@# summer@1 summer@12 summer@123 summer@1234 summer@12345 summer123! summer123@
summer1! summervn winterwinter winter1234 winter12345 winter123456 winter1234567 winter12345678
winter123456789 winter111 winter1111 winter222 winter333 winter666 winter777 winter888 winter999
winter000 winter01 winter02 winter69 winter99 winter88 winter2000 winter2001 winter2002 winter2003
winter2004 winter2005 winter2006 winter2007 winter2008 winter2009 winter2010 winter2020 winter2021
winter2022 winter!@# winter@1 winter@12 winter@123 winter@1234 winter@12345 winter123! winter123@
winter1! wintervn secretsecret secret1234 secret12345 secret123456 secret1234567 secret12345678
secret123456789 secret111 secret1111 secret222 secret333 secret666 secret777 secret888 secret999
secret000 secret01 secret02 secret69 secret99 secret88 secret2000 secret2001 secret2002 secret2003
secret2004 secret2005 secret2006 secret2007 secret2008 secret2009 secret2010 secret2020 secret2021
secret2022 secret2023 secret2024 secret2025 secret2026 secret!@# secret@1 secret@12 secret@123
secret@1234 secret@12345 secret123! secret123@ secret1! secretvn test123456 test1234567 test12345678
test123456789 test1111 test2000 test2001 test2002 test2003 test2004 test2005 test2006 test2007
test2008 test2009 test2010 test2020 test2021 test2022 test2023 test2024 test2025 test2026 test@123
test@1234 test@12345 test123! test123@ user123456 user1234567 user12345678 user123456789 user1111
user2000 user2001 user2002 user2003 user2004 user2005 user2006 user2007 user2008 user2009 user2010
user2020 user2021 user2022 user2023 user2024 user2025 user2026 user@123 user@1234 user@12345
user123! user123@ login12345 login123456 login1234567 login12345678 login123456789 login111
login1111 login222 login333 login666 login777 login888 login999 login000 login2000 login2001
login2002 login2003 login2004 login2005 login2006 login2007 login2008 login2009 login2010 login2020
login2021 login2022 login2023 login2024 login2025 login2026 login!@# login@12 login@123 login@1234
login@12345 login123! login123@ root12345 root123456 root1234567 root12345678 root123456789 root1111
root2000 root2001 root2002 root2003 root2004 root2005 root2006 root2007 root2008 root2009 root2010
root2020 root2021 root2022 root2023 root2024 root2025 root2026 root@123 root@1234 root@12345
root123! root123@ computercomputer computer12 computer1234 computer12345 computer123456
computer1234567 computer12345678 computer123456789 computer111 computer1111 computer222 computer333
computer666 computer777 computer888 computer999 computer000 computer01 computer02 computer69
computer99 computer88 computer2000 computer2001 computer2002 computer2003 computer2004 computer2005
computer2006 computer2007 computer2008 computer2009 computer2010 computer2020 computer2021
computer2022 computer2023 computer2024 computer2025 computer2026 computer! computer!@# computer@
computer@1 computer@12 computer@123 computer@1234 computer@12345 computer123! computer123@
computer1! computervn freedomfreedom freedom12 freedom1234 freedom12345 freedom123456 freedom1234567
freedom12345678 freedom123456789 freedom111 freedom1111 freedom222 freedom333 freedom666 freedom777
freedom888 freedom999 freedom000 freedom01 freedom02 freedom69 freedom99 freedom88 freedom2000
freedom2001 freedom2002 freedom2003 freedom2004 freedom2005 freedom2006 freedom2007 freedom2008
freedom2009 freedom2010 freedom2020 freedom2021 freedom2022 freedom2023 freedom2024 freedom2025
freedom2026 freedom! freedom!@# freedom@ freedom@1 freedom@12 freedom@123 freedom@1234 freedom@12345
freedom123! freedom123@ freedom1! freedomvn matkhaumatkhau matkhau12345 matkhau123456 matkhau1234567
matkhau12345678 matkhau123456789 matkhau111 matkhau1111 matkhau222 matkhau333 matkhau666 matkhau777
matkhau888 matkhau999 matkhau000 matkhau01 matkhau02 matkhau69 matkhau99 matkhau88 matkhau2000
matkhau2001 matkhau2002 matkhau2003 matkhau2004 matkhau2005 matkhau2006 matkhau2007 matkhau2008
matkhau2009 matkhau2010 matkhau2020 matkhau2021 matkhau2022 matkhau2023 matkhau2024 matkhau2025
matkhau2026 matkhau! matkhau!@# matkhau@ matkhau@1 matkhau@12 matkhau@1234 matkhau@12345 matkhau123!
matkhau123@ matkhau1! matkhauvn anhyeuemanhyeuem anhyeuem12 anhyeuem1234 anhyeuem12345
anhyeuem123456 anhyeuem1234567 anhyeuem12345678 anhyeuem123456789 anhyeuem111 anhyeuem1111
anhyeuem222 anhyeuem333 anhyeuem666 anhyeuem777 anhyeuem888 anhyeuem999 anhyeuem000 anhyeuem01
anhyeuem02 anhyeuem69 anhyeuem99 anhyeuem88 anhyeuem2000 anhyeuem2001 anhyeuem2002 anhyeuem2003
anhyeuem2004 anhyeuem2005 anhyeuem2006 anhyeuem2007 anhyeuem2008 anhyeuem2009 anhyeuem2010
anhyeuem2020 anhyeuem2021 anhyeuem2022 anhyeuem2023 anhyeuem2024 anhyeuem2025 anhyeuem2026 anhyeuem!
anhyeuem!@# anhyeuem@ anhyeuem@1 anhyeuem@12 anhyeuem@123 anhyeuem@1234 anhyeuem@12345 anhyeuem123!
anhyeuem123@ anhyeuem1! anhyeuemvn emyeuanhemyeuanh emyeuanh12 emyeuanh1234 emyeuanh12345
emyeuanh123456 emyeuanh1234567 emyeuanh12345678 emyeuanh123456789 emyeuanh111 emyeuanh1111
emyeuanh222 emyeuanh333 emyeuanh666 emyeuanh777 emyeuanh888 emyeuanh999 emyeuanh000 emyeuanh01
emyeuanh02 emyeuanh69 emyeuanh99 emyeuanh88 emyeuanh2000 emyeuanh2001 emyeuanh2002 emyeuanh2003
emyeuanh2004 emyeuanh2005 emyeuanh2006 emyeuanh2007 emyeuanh2008 emyeuanh2009 emyeuanh2010
emyeuanh2020 emyeuanh2021 emyeuanh2022 emyeuanh2023 emyeuanh2024 emyeuanh2025 emyeuanh2026 emyeuanh!
emyeuanh!@# emyeuanh@ emyeuanh@1 emyeuanh@12 emyeuanh@123 emyeuanh@1234 emyeuanh@12345 emyeuanh123!
emyeuanh123@ emyeuanh1! emyeuanhvn vietnamvietnam vietnam12345 vietnam123456 vietnam1234567
vietnam12345678 vietnam123456789 vietnam111 vietnam1111 vietnam222 vietnam333 vietnam666 vietnam777
vietnam888 vietnam999 vietnam000 vietnam01 vietnam02 vietnam69 vietnam99 vietnam88 vietnam2000
vietnam2001 vietnam2002 vietnam2003 vietnam2004 vietnam2005 vietnam2006 vietnam2007 vietnam2008
vietnam2009 vietnam2010 vietnam2020 vietnam2021 vietnam2022 vietnam2023 vietnam! vietnam!@# vietnam@
vietnam@1 vietnam@12 vietnam@1234 vietnam@12345 vietnam123! vietnam123@ vietnam1! vietnamvn
saigonsaigon saigon12 saigon1234 saigon12345 saigon123456 saigon1234567 saigon12345678
saigon123456789 saigon111 saigon1111 saigon222 saigon333 saigon666 saigon777 saigon888 saigon999
saigon000 saigon01 saigon02 saigon69 saigon99 saigon88 saigon2000 saigon2001 saigon2002 saigon2003
saigon2004 saigon2005 saigon2006 saigon2007 saigon2008 saigon2009 saigon2010 saigon2020 saigon2021
saigon2022 saigon2023 saigon2024 saigon2025 saigon2026 saigon!@# saigon@1 saigon@12 saigon@123
saigon@1234 saigon@12345 saigon123! saigon123@ saigon1! saigonvn hanoihanoi hanoi12345 hanoi123456
hanoi1234567 hanoi12345678 hanoi123456789 hanoi111 hanoi1111 hanoi222 hanoi333 hanoi666 hanoi777
hanoi888 hanoi999 hanoi000 hanoi2000 hanoi2001 hanoi2002 hanoi2003 hanoi2004 hanoi2005 hanoi2006
hanoi2007 hanoi2008 hanoi2009 hanoi2010 hanoi2020 hanoi2021 hanoi2022 hanoi2023 hanoi2024 hanoi2025
hanoi2026 hanoi!@# hanoi@12 hanoi@123 hanoi@1234 hanoi@12345 hanoi123! hanoi123@ tinhyeutinhyeu
tinhyeu12 tinhyeu1234 tinhyeu12345 tinhyeu123456 tinhyeu1234567 tinhyeu12345678 tinhyeu123456789
tinhyeu111 tinhyeu1111 tinhyeu222 tinhyeu333 tinhyeu666 tinhyeu777 tinhyeu888 tinhyeu999 tinhyeu000
tinhyeu01 tinhyeu02 tinhyeu69 tinhyeu99 tinhyeu88 tinhyeu2000 tinhyeu2001 tinhyeu2002 tinhyeu2003
tinhyeu2004 tinhyeu2005 tinhyeu2006 tinhyeu2007 tinhyeu2008 tinhyeu2009 tinhyeu2010 tinhyeu2020
tinhyeu2021 tinhyeu2022 tinhyeu2023 tinhyeu2024 tinhyeu2025 tinhyeu2026 tinhyeu! tinhyeu!@# tinhyeu@
tinhyeu@1 tinhyeu@12 tinhyeu@123 tinhyeu@1234 tinhyeu@12345 tinhyeu123! tinhyeu123@ tinhyeu1!
tinhyeuvn gamethugamethu gamethu12 gamethu1234 gamethu12345 gamethu123456 gamethu1234567
gamethu12345678 gamethu123456789 gamethu111 gamethu1111 gamethu222 gamethu333 gamethu666 gamethu777
gamethu888 gamethu999 gamethu000 gamethu01 gamethu02 gamethu69 gamethu99 gamethu88 gamethu2000
gamethu2001 gamethu2002 gamethu2003 gamethu2004 gamethu2005 gamethu2006 gamethu2007 gamethu2008
gamethu2009 gamethu2010 gamethu2020 gamethu2021 gamethu2022 gamethu2023 gamethu2024 gamethu2025
gamethu2026 gamethu! gamethu!@# gamethu@ gamethu@1 gamethu@12 gamethu@123 gamethu@1234 gamethu@12345
gamethu123! gamethu123@ gamethu1! gamethuvn lienquanlienquan lienquan12 lienquan1234 lienquan12345
lienquan123456 lienquan1234567 lienquan12345678 lienquan123456789 lienquan111 lienquan1111
lienquan222 lienquan333 lienquan666 lienquan777 lienquan888 lienquan999 lienquan000 lienquan01
lienquan02 lienquan69 lienquan99 lienquan88 lienquan2000 lienquan2001 lienquan2002 lienquan2003
lienquan2004 lienquan2005 lienquan2006 lienquan2007 lienquan2008 lienquan2009 lienquan2010
lienquan2020 lienquan2021 lienquan2022 lienquan2023 lienquan2024 lienquan2025 lienquan2026 lienquan!
lienquan!@# lienquan@ lienquan@1 lienquan@12 lienquan@123 lienquan@1234 lienquan@12345 lienquan123!
lienquan123@ lienquan1! lienquanvn lienminhlienminh lienminh12 lienminh1234 lienminh12345
lienminh123456 lienminh1234567 lienminh12345678 lienminh123456789 lienminh111 lienminh1111
lienminh222 lienminh333 lienminh666 lienminh777 lienminh888 lienminh999 lienminh000 lienminh01
lienminh02 lienminh69 lienminh99 lienminh88 lienminh2000 lienminh2001 lienminh2002 lienminh2003
lienminh2004 lienminh2005 lienminh2006 lienminh2007 lienminh2008 lienminh2009 lienminh2010
lienminh2020 lienminh2021 lienminh2022 lienminh2023 lienminh2024 lienminh2025 lienminh2026 lienminh!
lienminh!@# lienminh@ lienminh@1 lienminh@12 lienminh@123 lienminh@1234 lienminh@12345 lienminh123!
lienminh123@ lienminh1! lienminhvn freefirefreefire freefire12 freefire1234 freefire12345
freefire123456 freefire1234567 freefire12345678 freefire123456789 freefire111 freefire1111
freefire222 freefire333 freefire666 freefire777 freefire888 freefire999 freefire000 freefire01
freefire02 freefire69 freefire99 freefire88 freefire2000 freefire2001 freefire2002 freefire2003
freefire2004 freefire2005 freefire2006 freefire2007 freefire2008 freefire2009 freefire2010
freefire2020 freefire2021 freefire2022 freefire2023 freefire2024 freefire2025 freefire2026 freefire!
freefire!@# freefire@ freefire@1 freefire@12 freefire@123 freefire@1234 freefire@12345 freefire123!
freefire123@ freefire1! freefirevn valorantvalorant valorant12 valorant1234 valorant12345
valorant123456 valorant1234567 valorant12345678 valorant123456789 valorant111 valorant1111
valorant222 valorant333 valorant666 valorant777 valorant888 valorant999 valorant000 valorant01
valorant02 valorant69 valorant99 valorant88 valorant2000 valorant2001 valorant2002 valorant2003
valorant2004 valorant2005 valorant2006 valorant2007 valorant2008 valorant2009 valorant2010
valorant2020 valorant2021 valorant2022 valorant2023 valorant2024 valorant2025 valorant2026 valorant!
valorant!@# valorant@ valorant@1 valorant@12 valorant@123 valorant@1234 valorant@12345 valorant123!
valorant123@ valorant1! valorantvn minecraftminecraft minecraft12 minecraft1234 minecraft12345
minecraft123456 minecraft1234567 minecraft12345678 minecraft123456789 minecraft111 minecraft1111
minecraft222 minecraft333 minecraft666 minecraft777 minecraft888 minecraft999 minecraft000
minecraft01 minecraft02 minecraft69 minecraft99 minecraft88 minecraft2000 minecraft2001
minecraft2002 minecraft2003 minecraft2004 minecraft2005 minecraft2006 minecraft2007 minecraft2008
minecraft2009 minecraft2010 minecraft2020 minecraft2021 minecraft2022 minecraft2023 minecraft2024
minecraft2025 minecraft2026 minecraft! minecraft!@# minecraft@ minecraft@1 minecraft@12
minecraft@123 minecraft@1234 minecraft@12345 minecraft123! minecraft123@ minecraft1! minecraftvn
doraemondoraemon doraemon12 doraemon1234 doraemon12345 doraemon123456 doraemon1234567
doraemon12345678 doraemon123456789 doraemon111 doraemon1111 doraemon222 doraemon333 doraemon666
doraemon777 doraemon888 doraemon999 doraemon000 doraemon01 doraemon02 doraemon69 doraemon99
doraemon88 doraemon2000 doraemon2001 doraemon2002 doraemon2003 doraemon2004 doraemon2005
doraemon2006 doraemon2007 doraemon2008 doraemon2009 doraemon2010 doraemon2020 doraemon2021
doraemon2022 doraemon2023 doraemon2024 doraemon2025 doraemon2026 doraemon! doraemon!@# doraemon@
doraemon@1 doraemon@12 doraemon@123 doraemon@1234 doraemon@12345 doraemon123! doraemon123@
doraemon1! doraemonvn conanconan conan1234 conan12345 conan123456 conan1234567 conan12345678
conan123456789 conan111 conan1111 conan222 conan333 conan666 conan777 conan888 conan999 conan000
conan2000 conan2001 conan2002 conan2003 conan2004 conan2005 conan2006 conan2007 conan2008 conan2009
conan2010 conan2020 conan2021 conan2022 conan2023 conan2024 conan2025 conan2026 conan!@# conan@12
conan@123 conan@1234 conan@12345 conan123! conan123@ songokusongoku songoku1 songoku12 songoku1234
songoku12345 songoku123456 songoku1234567 songoku12345678 songoku123456789 songoku111 songoku1111
songoku222 songoku333 songoku666 songoku777 songoku888 songoku999 songoku000 songoku01 songoku02
songoku69 songoku99 songoku88 songoku2000 songoku2001 songoku2002 songoku2003 songoku2004
songoku2005 songoku2006 songoku2007 songoku2008 songoku2009 songoku2010 songoku2020 songoku2021
songoku2022 songoku2023 songoku2024 songoku2025 songoku2026 songoku! songoku!@# songoku@ songoku@1
songoku@12 songoku@123 songoku@1234 songoku@12345 songoku123! songoku123@ songoku1! songokuvn
sieunhansieunhan sieunhan12 sieunhan1234 sieunhan12345 sieunhan123456 sieunhan1234567
sieunhan12345678 sieunhan123456789 sieunhan111 sieunhan1111 sieunhan222 sieunhan333 sieunhan666
sieunhan777 sieunhan888 sieunhan999 sieunhan000 sieunhan01 sieunhan02 sieunhan69 sieunhan99
sieunhan88 sieunhan2000 sieunhan2001 sieunhan2002 sieunhan2003 sieunhan2004 sieunhan2005
sieunhan2006 sieunhan2007 sieunhan2008 sieunhan2009 sieunhan2010 sieunhan2020 sieunhan2021
sieunhan2022 sieunhan2023 sieunhan2024 sieunhan2025 sieunhan2026 sieunhan! sieunhan!@# sieunhan@
sieunhan@1 sieunhan@12 sieunhan@123 sieunhan@1234 sieunhan@12345 sieunhan123! sieunhan123@
sieunhan1! sieunhanvn nguyennguyen nguyen12 nguyen1234 nguyen12345 nguyen123456 nguyen1234567
nguyen12345678 nguyen123456789 nguyen111 nguyen1111 nguyen222 nguyen333 nguyen666 nguyen777
nguyen888 nguyen999 nguyen000 nguyen01 nguyen02 nguyen69 nguyen99 nguyen88 nguyen2000 nguyen2001
nguyen2002 nguyen2003 nguyen2004 nguyen2005 nguyen2006 nguyen2007 nguyen2008 nguyen2009 nguyen2010
nguyen2020 nguyen2021 nguyen2022 nguyen2023 nguyen2024 nguyen2025 nguyen2026 nguyen!@# nguyen@1
nguyen@12 nguyen@123 nguyen@1234 nguyen@12345 nguyen123! nguyen123@ nguyen1! nguyenvn trantran
tran12345 tran123456 tran1234567 tran12345678 tran123456789 tran1111 tran2000 tran2001 tran2002
tran2003 tran2004 tran2005 tran2006 tran2007 tran2008 tran2009 tran2010 tran2020 tran2021 tran2022
tran2023 tran2024 tran2025 tran2026 tran@123 tran@1234 tran@12345 tran123! tran123@ minhminh
minh123456 minh1234567 minh12345678 minh123456789 minh1111 minh2000 minh2001 minh2002 minh2003
minh2004 minh2005 minh2006 minh2007 minh2008 minh2009 minh2010 minh2020 minh2021 minh2022 minh2023
minh2024 minh2025 minh2026 minh@123 minh@1234 minh@12345 minh123! minh123@ tuantuan tuan123456
tuan1234567 tuan12345678 tuan123456789 tuan1111 tuan2000 tuan2001 tuan2002 tuan2003 tuan2004
tuan2005 tuan2006 tuan2007 tuan2008 tuan2009 tuan2010 tuan2020 tuan2021 tuan2022 tuan2023 tuan2024
tuan2025 tuan2026 tuan@123 tuan@1234 tuan@12345 tuan123! tuan123@ hunghung hung123456 hung1234567
hung12345678 hung123456789 hung1111 hung2000 hung2001 hung2002 hung2003 hung2004 hung2005 hung2006
hung2007 hung2008 hung2009 hung2010 hung2020 hung2021 hung2022 hung2023 hung2024 hung2025 hung2026
hung@123 hung@1234 hung@12345 hung123! hung123@ dungdung dung123456 dung1234567 dung12345678
dung123456789 dung1111 dung2000 dung2001 dung2002 dung2003 dung2004 dung2005 dung2006 dung2007
dung2008 dung2009 dung2010 dung2020 dung2021 dung2022 dung2023 dung2024 dung2025 dung2026 dung@123
dung@1234 dung@12345 dung123! dung123@ linhlinh linh123456 linh1234567 linh12345678 linh123456789
linh1111 linh2000 linh2001 linh2002 linh2003 linh2004 linh2005 linh2006 linh2007 linh2008 linh2009
linh2010 linh2020 linh2021 linh2022 linh2023 linh2024 linh2025 linh2026 linh@123 linh@1234
linh@12345 linh123! linh123@ trangtrang trang12345 trang123456 trang1234567 trang12345678
trang123456789 trang111 trang1111 trang222 trang333 trang666 trang777 trang888 trang999 trang000
trang2000 trang2001 trang2002 trang2003 trang2004 trang2005 trang2006 trang2007 trang2008 trang2009
trang2010 trang2020 trang2021 trang2022 trang2023 trang2024 trang2025 trang2026 trang!@# trang@12
trang@123 trang@1234 trang@12345 trang123! trang123@ thaothao thao123456 thao1234567 thao12345678
thao123456789 thao1111 thao2000 thao2001 thao2002 thao2003 thao2004 thao2005 thao2006 thao2007
thao2008 thao2009 thao2010 thao2020 thao2021 thao2022 thao2023 thao2024 thao2025 thao2026 thao@123
thao@1234 thao@12345 thao123! thao123@ hoanghoang hoang12345 hoang123456 hoang1234567 hoang12345678
hoang123456789 hoang111 hoang1111 hoang222 hoang333 hoang666 hoang777 hoang888 hoang999 hoang000
hoang2000 hoang2001 hoang2002 hoang2003 hoang2004 hoang2005 hoang2006 hoang2007 hoang2008 hoang2009
hoang2010 hoang2020 hoang2021 hoang2022 hoang2023 hoang2024 hoang2025 hoang2026 hoang!@# hoang@12
hoang@123 hoang@1234 hoang@12345 hoang123! hoang123@ thanhthanh thanh12345 thanh123456 thanh1234567
thanh12345678 thanh123456789 thanh111 thanh1111 thanh222 thanh333 thanh666 thanh777 thanh888
thanh999 thanh000 thanh2000 thanh2001 thanh2002 thanh2003 thanh2004 thanh2005 thanh2006 thanh2007
thanh2008 thanh2009 thanh2010 thanh2020 thanh2021 thanh2022 thanh2023 thanh2024 thanh2025 thanh2026
thanh!@# thanh@12 thanh@123 thanh@1234 thanh@12345 thanh123! thanh123@ longlong long123456
long1234567 long12345678 long123456789 long1111 long2000 long2001 long2002 long2003 long2004
long2005 long2006 long2007 long2008 long2009 long2010 long2020 long2021 long2022 long2023 long2024
long2025 long2026 long@123 long@1234 long@12345 long123! long123@ nam123456 nam1234567 nam12345678
nam123456789 nam@1234 nam@12345 khanhkhanh khanh12345 khanh123456 khanh1234567 khanh12345678
khanh123456789 khanh111 khanh1111 khanh222 khanh333 khanh666 khanh777 khanh888 khanh999 khanh000
khanh2000 khanh2001 khanh2002 khanh2003 khanh2004 khanh2005 khanh2006 khanh2007 khanh2008 khanh2009
khanh2010 khanh2020 khanh2021 khanh2022 khanh2023 khanh2024 khanh2025 khanh2026 khanh!@# khanh@12
khanh@123 khanh@1234 khanh@12345 khanh123! khanh123@ quangquang quang12345 quang123456 quang1234567
quang12345678 quang123456789 quang111 quang1111 quang222 quang333 quang666 quang777 quang888
quang999 quang000 quang2000 quang2001 quang2002 quang2003 quang2004 quang2005 quang2006 quang2007
quang2008 quang2009 quang2010 quang2020 quang2021 quang2022 quang2023 quang2024 quang2025 quang2026
quang!@# quang@12 quang@123 quang@1234 quang@12345 quang123! quang123@ hieuhieu hieu123456
hieu1234567 hieu12345678 hieu123456789 hieu1111 hieu2000 hieu2001 hieu2002 hieu2003 hieu2004
hieu2005 hieu2006 hieu2007 hieu2008 hieu2009 hieu2010 hieu2020 hieu2021 hieu2022 hieu2023 hieu2024
hieu2025 hieu2026 hieu@123 hieu@1234 hieu@12345 hieu123! hieu123@ duc123456 duc1234567 duc12345678
duc123456789 duc@1234 duc@12345 phuongphuong phuong1234 phuong12345 phuong123456 phuong1234567
phuong12345678 phuong123456789 phuong111 phuong1111 phuong222 phuong333 phuong666 phuong777
phuong888 phuong999 phuong000 phuong01 phuong02 phuong69 phuong99 phuong88 phuong2000 phuong2001
phuong2002 phuong2003 phuong2004 phuong2005 phuong2006 phuong2007 phuong2008 phuong2009 phuong2010
phuong2020 phuong2021 phuong2022 phuong2023 phuong2024 phuong2025 phuong2026 phuong!@# phuong@1
phuong@12 phuong@123 phuong@1234 phuong@12345 phuong123! phuong123@ phuong1! phuongvn huonghuong
huong1234 huong12345 huong123456 huong1234567 huong12345678 huong123456789 huong111 huong1111
huong222 huong333 huong666 huong777 huong888 huong999 huong000 huong2000 huong2001 huong2002
huong2003 huong2004 huong2005 huong2006 huong2007 huong2008 huong2009 huong2010 huong2020 huong2021
huong2022 huong2023 huong2024 huong2025 huong2026 huong!@# huong@12 huong@123 huong@1234 huong@12345
huong123! huong123@ mai12345 mai123456 mai1234567 mai12345678 mai123456789 mai@1234 mai@12345
lan12345 lan123456 lan1234567 lan12345678 lan123456789 lan@1234 lan@12345 hoa12345 hoa123456
hoa1234567 hoa12345678 hoa123456789 hoa@1234 hoa@12345 yen12345 yen123456 yen1234567 yen12345678
yen123456789 yen@1234 yen@12345 nga12345 nga123456 nga1234567 nga12345678 nga123456789 nga@1234
nga@12345 tam12345 tam123456 tam1234567 tam12345678 tam123456789 tam@1234 tam@12345 binhbinh
binh1234 binh12345 binh123456 binh1234567 binh12345678 binh123456789 binh1111 binh2000 binh2001
binh2002 binh2003 binh2004 binh2005 binh2006 binh2007 binh2008 binh2009 binh2010 binh2020 binh2021
binh2022 binh2023 binh2024 binh2025 binh2026 binh@123 binh@1234 binh@12345 binh123! binh123@
bao12345 bao123456 bao1234567 bao12345678 bao123456789 bao@1234 bao@12345 phongphong phong123
phong1234 phong12345 phong123456 phong1234567 phong12345678 phong123456789 phong111 phong1111
phong222 phong333 phong666 phong777 phong888 phong999 phong000 phong2000 phong2001 phong2002
phong2003 phong2004 phong2005 phong2006 phong2007 phong2008 phong2009 phong2010 phong2020 phong2021
phong2022 phong2023 phong2024 phong2025 phong2026 phong!@# phong@12 phong@123 phong@1234 phong@12345
phong123! phong123@ son12345 son123456 son1234567 son12345678 son123456789 son@1234 son@12345
hai12345 hai123456 hai1234567 hai12345678 hai123456789 hai@1234 hai@12345 an123456 an1234567
an12345678 an123456789 an@12345 00000000000 000000000000 11111111111 111111111111 222222222
2222222222 22222222222 222222222222 333333333 3333333333 33333333333 333333333333 444444444
4444444444 44444444444 444444444444 555555555 5555555555 55555555555 555555555555 666666666
6666666666 66666666666 666666666666 777777777 7777777777 77777777777 777777777777 88888888888
888888888888 999999999 9999999999 99999999999 999999999999 19701970 19711971 19721972 19731973
19741974 19751975 19761976 19771977 19781978 19791979 19801980 19811981 19821982 19831983 19841984
19851985 19861986 19871987 19881988 19891989 19901990 19911991 19921992 19931993 19941994 19951995
19961996 19971997 19981998 19991999 20002000 20012001 20022002 20032003 20042004 20052005 20062006
20072007 20082008 20092009 aaaaaaaaaa bbbbbbbb bbbbbbbbb bbbbbbbbbb cccccccc ccccccccc cccccccccc
dddddddd ddddddddd dddddddddd eeeeeeee eeeeeeeee eeeeeeeeee ffffffff fffffffff ffffffffff gggggggg
ggggggggg gggggggggg hhhhhhhh hhhhhhhhh hhhhhhhhhh iiiiiiii iiiiiiiii iiiiiiiiii jjjjjjjj jjjjjjjjj
jjjjjjjjjj kkkkkkkk kkkkkkkkk kkkkkkkkkk llllllll lllllllll llllllllll mmmmmmmm mmmmmmmmm mmmmmmmmmm
nnnnnnnn nnnnnnnnn nnnnnnnnnn oooooooo ooooooooo oooooooooo pppppppp ppppppppp pppppppppp qqqqqqqq
qqqqqqqqq qqqqqqqqqq rrrrrrrr rrrrrrrrr rrrrrrrrrr ssssssss sssssssss ssssssssss tttttttt ttttttttt
tttttttttt uuuuuuuu uuuuuuuuu uuuuuuuuuu vvvvvvvv vvvvvvvvv vvvvvvvvvv wwwwwwww wwwwwwwww wwwwwwwwww
xxxxxxxx xxxxxxxxx xxxxxxxxxx yyyyyyyy yyyyyyyyy yyyyyyyyyy zzzzzzzz zzzzzzzzz zzzzzzzzzz 76543210
876543210 23456789 98765432 234567890 098765432 2345678901 1098765432 34567890 09876543 345678901
109876543 3456789012 2109876543 45678901 10987654 456789012 210987654 4567890123 3210987654 56789012
21098765 567890123 321098765 5678901234 4321098765 67890123 32109876 678901234 432109876 6789012345
5432109876 78901234 43210987 789012345 543210987 7890123456 6543210987 01010101 00001111 02020202
00002222 03030303 00003333 04040404 00004444 05050505 00005555 06060606 00006666 07070707 00007777
08080808 00008888 09090909 00009999 10101010 11110000 13131313 11113333 14141414 11114444 15151515
11115555 16161616 11116666 17171717 11117777 18181818 11118888 19191919 11119999 22220000 21212121
22221111 23232323 22223333 24242424 22224444 25252525 22225555 26262626 22226666 27272727 22227777
28282828 22228888 29292929 22229999 30303030 33330000 31313131 33331111 32323232 33332222 34343434
33334444 35353535 33335555 36363636 33336666 37373737 33337777 38383838 33338888 39393939 33339999
40404040 44440000 41414141 44441111 42424242 44442222 43434343 44443333 45454545 44445555 46464646
44446666 47474747 44447777 48484848 44448888 49494949 44449999 50505050 55550000 51515151 55551111
52525252 55552222 53535353 55553333 54545454 55554444 56565656 55556666 57575757 55557777 58585858
55558888 59595959 55559999 60606060 66660000 61616161 66661111 62626262 66662222 63636363 66663333
64646464 66664444 65656565 66665555 67676767 66667777 68686868 66668888 69696969 66669999 70707070
77770000 71717171 77771111 72727272 77772222 73737373 77773333 74747474 77774444 75757575 77775555
76767676 77776666 78787878 77778888 79797979 77779999 80808080 88880000 81818181 88881111 82828282
88882222 83838383 88883333 84848484 88884444 85858585 88885555 86868686 88886666 87878787 88887777
89898989 88889999 90909090 99990000 91919191 99991111 92929292 99992222 93939393 99993333 94949494
99994444 95959595 99995555 96969696 99996666 97979797 99997777 98989898 99998888
`
  .trim()
  .split(/\s+/);
