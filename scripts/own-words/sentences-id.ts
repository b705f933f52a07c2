/** The same in Indonesian, as people write it; what stands after the bar is explained with the English ones. */
export const INDONESIAN = `
2 dewasa 1 anak ke Bali Jumat depan 3 malam | hotel >Bali 2026-12-04..2026-12-07 2a 1c
kereta ke jogja besok pagi | train >Yogyakarta 2026-11-26 @morning
hotel di Ubud akhir pekan ini untuk berdua | hotel >Ubud 2026-11-28..2026-11-29 2a
pesawat dari Jakarta ke Bali tanggal 20 Desember | flight <Jakarta >Bali 2026-12-20
Jakarta ke Surabaya naik kereta hari Jumat, 2 dewasa 1 bayi | train <Jakarta >Surabaya 2026-11-27 2a 1i
terbang Jakarta - Denpasar 24 Des pulang 28 Des, 2 dewasa 2 anak | flight <Jakarta >Bali 2026-12-24..2026-12-28 2a 2c
tiket pesawat murah Surabaya Makassar besok | flight <Surabaya >Makassar 2026-11-26
kamar di Bandung malam ini | hotel >Bandung 2026-11-25..2026-11-26
hotel Yogyakarta 10 sampai 13 Desember, 2 kamar, 4 dewasa | hotel >Yogyakarta 2026-12-10..2026-12-13 4a 2r
hotel bintang 4 di Seminyak di bawah 1,5 juta | hotel >Seminyak *4 max=1500000
tur ke Labuan Bajo bulan Desember | tour >Labuan_Bajo month=2026-12
tempat wisata di Singapura | venue >Singapore
sekeluarga berempat ke Singapura akhir pekan depan | hotel >Singapore 2026-12-05..2026-12-06 4a
kereta eksekutif Bandung ke Yogyakarta Minggu sore | train <Bandung >Yogyakarta 2026-11-29 #executive @afternoon
kelas bisnis dari Jakarta ke Singapura lusa | flight <Jakarta >Singapore 2026-11-27 #Business
cari hotel dekat Malioboro dari 12 Des sampai 15 Des | hotel >Malioboro 2026-12-12..2026-12-15
tiket sekali jalan ke Medan dari Jakarta dua minggu lagi | flight <Jakarta >Medan 2026-12-09
menginap di Lombok seminggu mulai 1 Januari | hotel >Lombok 2027-01-01..2027-01-08
pasangan, Ubud, 3 malam mulai besok | hotel >Ubud 2026-11-26..2026-11-29 2a
saya dan istri ke Bali waktu Natal selama 5 malam | hotel >Bali 2026-12-25..2026-12-30 2a
kereta dari Gambir ke Surabaya besok malam | train <Gambir >Surabaya 2026-11-26 @night
penerbangan pagi ke Yogyakarta dari Jakarta hari Senin | flight <Jakarta >Yogyakarta 2026-11-30 @morning
Bali | hotel >Bali
tiket pesawat ke Bali | flight >Bali
hotel di Jakarta | hotel >Jakarta
3 malam di Solo | hotel >Solo 3n
tiket masuk atraksi di Jakarta Sabtu depan 2 dewasa 3 anak | venue >Jakarta 2026-12-05 2a 3c
tur kota Yogyakarta untuk 6 orang | tour >Yogyakarta 6a
tur Komodo bulan depan | tour >Labuan_Bajo month=2026-12
dari Bandung ke Jakarta besok naik kereta sendirian | train <Bandung >Jakarta 2026-11-26 1a
2 orang dari Jakarta ke Lombok 2 Januari kembali 9 Januari | flight <Jakarta >Lombok 2027-01-02..2027-01-09 2a
pesawat dari Balikpapan ke Jakarta tanggal 30 November | flight <Balikpapan >Jakarta 2026-11-30
hotel bintang lima Nusa Dua 20-25 Des 2 dewasa 1 anak | hotel >Nusa_Dua 2026-12-20..2026-12-25 2a 1c *5
hotel Kuta maksimal 500rb buat besok | hotel >Kuta 2026-11-26..2026-11-27 max=500000
hotel di Makassar besok 2 malam 1 kamar | hotel >Makassar 2026-11-26..2026-11-28 1r
empat dewasa dua kamar di Semarang Sabtu sampai Senin | hotel >Semarang 2026-11-28..2026-11-30 4a 2r
kereta Semarang - Jakarta 26/12 | train <Semarang >Jakarta 2026-12-26
terbang ke Singapura Senin depan pulang Kamis | flight >Singapore 2026-11-30..2026-12-03
Surabaya Malang naik kereta besok | train <Surabaya >Malang 2026-11-26
Jakarta Bali Jumat | flight <Jakarta >Bali 2026-11-27
akhir pekan di Bandung | hotel >Bandung 2026-11-28..2026-11-29
dua dewasa satu bayi Jakarta ke Medan 15 Desember | flight <Jakarta >Medan 2026-12-15 2a 1i
pesawat untuk bertiga ke Batam | flight >Batam 3a
kereta ekonomi ke Malang dari Jakarta 3 Desember | train <Jakarta >Malang 2026-12-03 #economy
sendiri ke Yogyakarta naik kereta Kamis siang | train >Yogyakarta 2026-11-26 @afternoon 1a
hotel untuk malam tahun baru di Bali | hotel >Bali 2026-12-31..2027-01-01
saya mau terbang dari Singapura ke Bali bulan Januari | flight <Singapore >Bali month=2027-01
hotel di Batam selama sepuluh hari mulai 1 Desember | hotel >Batam 2026-12-01..2026-12-11
carikan hotel di Lembang untuk dua anak dan dua dewasa Sabtu ini | hotel >Lembang 2026-11-28..2026-11-29 2a 2c
minggu depan di Ubud, 4 malam | hotel >Ubud 2026-11-30..2026-12-04
Jakarta ke Bali pulang pergi, 5 Desember sampai 8 Desember, bisnis | flight <Jakarta >Bali 2026-12-05..2026-12-08 #Business
dari Yogyakarta ke Bandung naik kereta 3 hari lagi | train <Yogyakarta >Bandung 2026-11-28
tiket akuarium Singapura besok | venue >Singapore 2026-11-26
paket wisata dua hari ke Bromo | tour >Bromo
hotel dekat Kaliurang 6 Des 2 malam | hotel >Kaliurang 2026-12-06..2026-12-08
YIA ke CGK besok | flight <Yogyakarta >Jakarta 2026-11-26
GMR ke SBI 2 Desember 2 dewasa 1 bayi | train <Gambir >Surabaya_Pasar_Turi 2026-12-02 2a 1i
CGK-DPS 18-12-2026 | flight <Jakarta >Bali 2026-12-18
Denpasar ke Jakarta malam hari 4 Jan | flight <Bali >Jakarta 2027-01-04 @night
kereta dari Jakarta ke Cirebon hari ini | train <Jakarta >Cirebon 2026-11-25
vila di Canggu untuk 6 dewasa, 3 kamar, 12 Des - 16 Des | hotel >Canggu 2026-12-12..2026-12-16 6a 3r
hotel Batu 24 s/d 26 Desember 2 dewasa dan 2 anak | hotel >Batu 2026-12-24..2026-12-26 2a 2c
penerbangan Manado tanggal 11 Desember dari Makassar | flight <Makassar >Manado 2026-12-11
pesawat kelas utama Jakarta ke Singapura 1 Feb | flight <Jakarta >Singapore 2027-02-01 #FirstClass
hotel buat malam ini | hotel 2026-11-25..2026-11-26
sewa mobil di Bali 3 hari mulai besok | transport >Bali 2026-11-26..2026-11-29
antar jemput bandara di Yogyakarta 5 Desember | transport >Yogyakarta 2026-12-05
mobil dengan sopir di Bandung hari Minggu | transport >Bandung 2026-11-29
sekeluarga 5 orang naik kereta dari Jakarta ke Yogyakarta 23 Desember | train <Jakarta >Yogyakarta 2026-12-23 5a
kereta malam ke Surabaya dari Bandung Kamis depan | train <Bandung >Surabaya 2026-12-03 @night
dari Medan ke Jakarta Rabu depan, 2 dewasa 1 anak 1 bayi | flight <Medan >Jakarta 2026-12-02 2a 1c 1i
Bali berdua | hotel >Bali 2a
Palembang | hotel >Palembang
hotel Sanur Desember 2026 | hotel >Sanur month=2026-12
hotel Jogja Senin sampai Rabu | hotel >Yogyakarta 2026-11-30..2026-12-02
menginap dua malam di Malang Jumat ini | hotel >Malang 2026-11-27..2026-11-29
ke Lombok naik pesawat hari Minggu pagi dari Surabaya | flight <Surabaya >Lombok 2026-11-29 @morning
taman safari 2 dewasa 1 anak | venue 2a 1c
museum di Jakarta hari Minggu | venue >Jakarta 2026-11-29
tur Raja Ampat bulan Maret untuk 4 orang | tour >Raja_Ampat month=2027-03 4a
Ubud 3 Des sampai 5 Des maks 900.000 | hotel >Ubud 2026-12-03..2026-12-05 max=900000
kamar untuk tiga dewasa di Surabaya paling mahal 800 ribu besok | hotel >Surabaya 2026-11-26..2026-11-27 3a max=800000
hotel bintang tiga Semarang | hotel >Semarang *3
Purwokerto dari Jakarta naik kereta, Sabtu pagi, 2 dewasa | train <Jakarta >Purwokerto 2026-11-28 @morning 2a
kereta siang Jakarta Bandung besok | train <Jakarta >Bandung 2026-11-26 @afternoon
pesawat besok | flight 2026-11-26
tiket kereta | train
dua minggu di Bali mulai 10 Januari | hotel >Bali 2027-01-10..2027-01-24
hotel Jakarta 31 Des semalam dua tamu | hotel >Jakarta 2026-12-31..2027-01-01 2a
Labuan Bajo, 4 hari dari 7 Desember, hotel | hotel >Labuan_Bajo 2026-12-07..2026-12-11
pergi ke Palembang dari Jakarta 19.12.2026 | flight <Jakarta >Palembang 2026-12-19
berangkat dari Surabaya tujuan Jakarta 2 Desember kereta | train <Surabaya >Jakarta 2026-12-02
hotel di Mandalika 8 Des satu malam | hotel >Mandalika 2026-12-08..2026-12-09
10 malam Bali mulai 5 Des | hotel >Bali 2026-12-05..2026-12-15
tiket pertunjukan Singapura 12 Desember | venue >Singapore 2026-12-12
Pontianak ke Jakarta pulang-pergi 6 Des - 10 Des 1 dewasa | flight <Pontianak >Jakarta 2026-12-06..2026-12-10 1a
kereta Cirebon Semarang hari minggu 2 dewasa pagi-pagi | train <Cirebon >Semarang 2026-11-29 @morning 2a
hotel seminyak jumat dpn 2 dws | hotel >Seminyak 2026-12-04..2026-12-05 2a
tur setengah hari di Bandung 6 Desember berdua | tour >Bandung 2026-12-06 2a
3 dewasa dari Solo ke Jakarta naik kereta, 9 Desember, kelas eksekutif | train <Solo >Jakarta 2026-12-09 3a #executive
`;
