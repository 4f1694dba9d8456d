/** The most frequent passwords of all published lists, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
123456 12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321 11111111 111111111
1111111111 00000000 000000000 0000000000 22222222 55555555 66666666 77777777 88888888 99999999 12341234 11223344
112233445566 123123123 123321123 12344321 1234512345 123454321 123412345 147258369 159753456 147852369 789456123
741852963 963852741 159357159 01234567 12345679 13131313 12121212 10101010 20202020 69696969 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 qwertyui qwertyuiop qwerty12
qwerty123 qwerty1234 qwerty12345 qwertz12 qwertz123 qwertzui qwertzuiop azertyui azertyuiop azerty123 asdfghjk
asdfghjkl asdfasdf asdf1234 zxcvbnm1 zxcvbnm123 zxcvbnmm qazwsxedc qazwsx123 1234qwer qwer1234 abcd1234 abc12345
abc123456 a1b2c3d4 a1234567 a12345678 a123456789 aa123456 aa12345678 abcdefgh abcdefg1 abcdefghi abcdabcd aaaaaaaa
password password1 password12 password123 password1234 password! password01 passw0rd passw0rd1 p@ssw0rd p@ssword
p@ssw0rd1 p@ssw0rd123 pa$$w0rd pa55word pass1234 passwort passwort1 passwort123 motdepasse motdepasse1 password2
password3 mypassword newpassword changeme changeme1 changeme123 letmein1 letmein123 welcome1 welcome12 welcome123
welcome2 willkommen bonjour1 bonjour123 iloveyou iloveyou1 iloveyou2 iloveyou123 loveyou1 ilovegod sunshine
sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1 batman123
spiderman starwars starwars1 pokemon1 pokemon123 dragon123 monkey123 shadow123 michael1 jennifer jessica1 charlie1
ashley123 jordan23 michelle nicole123 daniel123 andrew123 trustno1 whatever whatever1 computer computer1 internet
internet1 samsung1 samsung123 google123 facebook facebook1 linkedin linkedin1 admin123 admin1234 admin12345
administrator adminadmin root1234 rootroot toor1234 test1234 test12345 testtest testing1 testing123 tester123
guest123 user1234 username demo1234 demodemo default1 secret123 topsecret master123 mustang1 corvette mercedes
ferrari1 porsche1 harley123 liverpool liverpool1 chelsea1 arsenal1 manchester barcelona realmadrid juventus
bayern123 schalke04 fcbasel1893 swordfish butterfly elephant chocolate cheese123 snowball blink182 metallica
slipknot nirvana1 hello123 hello1234 hellohello helloworld goodluck freedom1 november december september summer123
summer2024 summer2025 summer2026 winter123 winter2024 winter2025 winter2026 sommer2024 sommer2025 sommer2026
spring2025 spring2026 autumn2025 herbst2025 january1 monday123 friday123 blahblah lollipop babygirl babygirl1
sweetheart beautiful forever1 family123 jesus123 jesuschrist blessed1 matthew1 anthony1 william1 benjamin
christopher alexander alexandra elizabeth stephanie victoria victoria1 patricia margaret caroline angelina
gabriela valentina francesco giuseppe schweiz1 schweiz123 switzerland zuerich123 deutschland france123 italia123
zzzzzzzz xxxxxxxx qqqqqqqq 1password onepassword letmeinnow access123 access14 business company1 company123 job12345
jobs1234 career123 student1 student123 employer employer1 bewerbung
`
    .trim()
    .split(/\s+/),
);
