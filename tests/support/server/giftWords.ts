const lines = (text: string): string[] => text.trim().split('\n');

/** Sentences with a gift, as people write them. */
export const allowedWords = lines(`
Gặp nhau 1/6/2027, 8 giờ nhé
Mẹ.
18 tuổi.
2026
Chúc con thi tốt. Chơi vừa thôi nhé!
Chúc mừng sinh nhật 18 tuổi. Mẹ yêu con.
Chúc mừng năm mới 2026!
Tặng em 100 kim cương nhé
Quà 8/3 cho vợ yêu
Hẹn gặp lúc 10:45:30 nhé
Hẹn 19:30 tối nay
Sinh nhật 29/11/2026 vui vẻ
Chúc mừng 20/11, thầy ạ!
Cố lên... sắp thắng rồi
Thắng 3-0 nhé!
Chơi giỏi lắm! ^_^
Từ Lan & Minh
Anh Tuấn (lớp 12A1)
Level 99!!!
Gói 59k cho bạn
Nhớ ngủ sớm, mai thi.
Happy birthday! Have fun.
See you at 5 p. m.
Good luck. You can do it.
GG WP
1 2 3 bắt đầu
Top 1 server 7
Đội trưởng số 10
Mừng em đạt 100/100 điểm
Cảm ơn bạn đã giúp mình hôm qua
Bù cho lần trước nhé :D
Con trai của bố, cố lên
Tết này về nhà nhé
Lì xì đầu năm
Một chút quà nhỏ
Chúc cả nhà vui
Chúc anh luôn may mắn
Thua keo này bày keo khác
Đừng thức khuya
Ăn cơm rồi hãy chơi
Nhớ học bài nha cưng
Gửi chiến hữu
Kỷ niệm 2 năm quen nhau
Ngày 1/6 vui vẻ
Chúc mừng tốt nghiệp 2026!
Tặng bạn hiền, từ Đà Nẵng
Từ Hà Nội với tình thương
Happy New Year 2027
Thanks for carrying me
Keep calm, aim well
Best duo ever <3
100% đáng tiền
50/50 nhé
Em là số 1
Đợi tí: 5 phút nữa
Sắm trang phục đi!
Chào mừng đến đội
Vui lên nào!!!
Yêu em, 3000 lần
10 năm sau vẫn thế
Quà của nhóm 12 người
Tặng Khôi. Tặng Khoa. Tặng Khánh.
Lớp 9 rồi, chăm học nhé
Hôm nay 24 độ, đẹp trời
Thắng 16 trận liền
15 phút nghỉ giải lao
ok :) nhé
à… quên
“Ước gì được nấy”
5 sao *****
Sẽ trả bạn sau
Mình nợ bạn 2 ly trà sữa
Chúc sớm lên hạng
Của em đây
`);
/** Sentences that lead out of the mail. */
export const refusedWords = lines(`
Gọi 09/12/3456 78 để nhận quà
09/12/3456-78
1/2/3456/7890
Gọi 09/12/1995 78
01/02/2003/45
outline.vip
outline.vip/qua
vào outline。vip nhận quà
vào outline．vip nhận quà
vào outline｡vip nhận quà
outline․vip
outline·vip
outline•vip
outline∙vip
outline⋅vip
outline・vip
outlineꓸvip
outline۔vip
ｏｕｔｌｉｎｅ．ｖｉｐ
𝗼𝘂𝘁𝗹𝗶𝗻𝗲.𝘃𝗶𝗽
оutlіne.vip
.vip mới có quà
http://1
https://outline
ftp://qua
gọi tôi@nhà
lan@mail
lan＠mail
93.184.216.34
93.184.216.34/login
９３.１８４.２１６.３４
93。184。216。34
٩٣.١٨٤.٢١٦.٣٤
2606:2800:220:1::25
::1
fe80::1
2001:db8:0:0:0:0:0:1
0912345678
gọi 0912345678 nhận thưởng
0912 345 678
0912.345.678
0912-345-678
(0912) 345 678
0912–345–678
0912—345—678
0912_345_678
0912/345/678
0912·345·678
0 9 1 2 3 4 5 6 7 8
+84 912 345 678
+84912345678
(+84) 912-345-678
84 912 345 678
０９１２３４５６７８
٠٩١٢٣٤٥٦٧٨
۰۹۱۲۳۴۵۶۷۸
०९१२३४५६७८
09l2345678
O9I2345678
0912O45678
09\u200b12345678
0912\u00ad345678
1900 1234 56
1900-1234-56
stk 1234567890
STK 0123 4567 89
STK 1234 5678
zalo 0912345678
zalo: 0912, 345, 678
12345678
mã 12 34 56 78
bit.ly/abc
t.me/abc
fb.com/abc
m.me/x
g.co
a.b
x.y.z
quà tại web.com.vn
www.outline
shop.outline.game
login.outline-vn.info
xn--outline.vip
outline.vip.
(outline.vip)
"outline.vip"
Đăng nhập: outline.vip
vào ngay.đi
`).map((line) =>
  line.replace(/\\u([0-9a-f]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
);

export const allowedNames = lines(`
Khách hàng 12
Shop Lan
Phong
Trung Tâm
Bạn cũ
Lan
Mẹ Lan
Minh Khôi
Ba và Mẹ
Anh Hai
Nguyễn Văn An
Hồ Trọng Tài
Hỗ Trợ Viên Nhí Lan
Lan Outline Fan
Admin Nguyễn
Team Rồng Lửa
Khách hàng cũ
Từ Lan
Hệ
Thầy Quân
Nhân
Cô Vân
Đội Sao Vàng
Support Main Khôi
Gamer Nhí
An
Bảo
Đức Anh
Tú
Việt
Nam
Ông ngoại
`);
export const refusedNames = lines(`
Hỗ trợ khách hàng
Customer Support
Bộ phận hỗ trợ
Trung tâm hỗ trợ Outline
Tổng đài Outline
Cửa hàng Outline
0utline
Hỗ trợ 0utline
ADMlN
Adm1n 2
ɑdmin
5upport
Outline Customer Service
Outline
OUTLINE
outline
Ｏｕｔｌｉｎｅ
Оutline
O u t l i n e
Out-line
Hỗ trợ
Hỗ trợ Outline
HỖ TRỢ
Ho tro
hotro
Outline Support
Support
Admin
ADMIN
Аdmin
Administrator
Quản trị
Quản trị viên
Ban quản trị
CSKH
C S K H
CSKH Outline
Chăm sóc khách hàng
Hệ thống
Hệ thống Outline
System
Outline VN
Outline Việt Nam
Outline Game
Nhà phát hành
Nhân viên Outline
Outline 2
Đội ngũ Outline
Outline Official
Team Outline
`);
