/**
 * The places with hotels, one line each. A city line is
 * `key | name | name in addresses | aliases | country | zone | hotels | phone | airport and where it is`,
 * followed by its areas, indented:
 * `area | setting | centre | bearing, half length and half width in km | postal code | streets | landmark EN; ID; where`.
 */
export const GAZETTEER_TABLE = `
DPS | Bali | Bali | dps, denpasar, pulau dewata, island of gods | ID | WITA | 44 | +62 361 | DPS -8.7482 115.1672
  Kuta | beach | -8.722 115.1745 | 0 0.7 0.2 | 80361 | Jl. Raya Kuta, Jl. Kartika Plaza, Jl. Poppies | Kuta beach; Pantai Kuta; -8.718 115.1686
  Legian | beach | -8.706 115.172 | 0 0.7 0.2 | 80361 | Jl. Legian, Jl. Melasti, Jl. Padma | Legian beach; Pantai Legian; -8.706 115.166
  Seminyak | beach | -8.687 115.164 | 0 0.8 0.25 | 80361 | Jl. Kayu Aya, Jl. Petitenget, Jl. Raya Seminyak | Seminyak beach; Pantai Seminyak; -8.6915 115.1577
  Canggu | ricefield | -8.647 115.139 | 30 1 0.35 | 80361 | Jl. Pantai Batu Bolong, Jl. Raya Canggu, Jl. Batu Mejan | Batu Bolong beach; Pantai Batu Bolong; -8.6595 115.1303
  Ubud | ricefield | -8.507 115.263 | 0 1.1 0.5 | 80571 | Jl. Monkey Forest, Jl. Raya Ubud, Jl. Hanoman, Jl. Bisma | Ubud palace; Puri Saren Ubud; -8.5066 115.2625
  Nusa Dua | beach | -8.801 115.225 | 0 0.9 0.25 | 80363 | Kawasan BTDC, Jl. Pratama, Jl. Siligita | Nusa Dua beach; Pantai Nusa Dua; -8.803 115.233
  Jimbaran | beach | -8.788 115.17 | 10 0.9 0.25 | 80361 | Jl. Raya Uluwatu, Jl. Bukit Permai, Jl. Yoga Perkanti | Jimbaran bay; Teluk Jimbaran; -8.776 115.165
  Sanur | beach | -8.692 115.258 | 10 1.3 0.25 | 80227 | Jl. Danau Tamblingan, Jl. Danau Toba, Jl. Kesumasari | Sanur beach; Pantai Sanur; -8.69 115.264
  Uluwatu | hills | -8.82 115.105 | 90 1 0.5 | 80364 | Jl. Labuansait, Jl. Raya Uluwatu Pecatu, Jl. Pantai Suluban | Uluwatu temple; Pura Uluwatu; -8.8291 115.0849
JKT | Jakarta | Jakarta | jkt, dki, djakarta, jakarta raya | ID | WIB | 40 | +62 21 | CGK -6.1256 106.6558
  Thamrin | city | -6.1935 106.824 | 0 0.8 0.25 | 10350 | Jl. M.H. Thamrin, Jl. Wahid Hasyim, Jl. Kebon Kacang Raya | the Hotel Indonesia roundabout; Bundaran Hotel Indonesia; -6.195 106.823
  Sudirman | city | -6.217 106.8175 | 40 1.1 0.3 | 12920 | Jl. Jend. Sudirman, Jl. Setiabudi Raya, Jl. Karet Pasar Baru | Sudirman station; Stasiun Sudirman; -6.2024 106.8236
  Kuningan | city | -6.227 106.831 | 10 1.1 0.3 | 12950 | Jl. H.R. Rasuna Said, Jl. Prof. Dr. Satrio, Jl. Setiabudi Tengah | the Kuningan towers; menara Kuningan; -6.224 106.829
  Menteng | heritage | -6.196 106.834 | 90 0.7 0.4 | 10310 | Jl. Cikini Raya, Jl. Teuku Cik Ditiro, Jl. Gereja Theresia | Taman Suropati; Taman Suropati; -6.1994 106.8326
  Kota Tua | heritage | -6.1385 106.8145 | 0 0.5 0.3 | 11110 | Jl. Pintu Besar Utara, Jl. Lada, Jl. Pancoran | Fatahillah square; Taman Fatahillah; -6.1349 106.8134
  Kemang | city | -6.261 106.815 | 0 0.8 0.5 | 12730 | Jl. Kemang Raya, Jl. Kemang Selatan, Jl. Ampera Raya | the Kemang food street; kuliner Kemang Raya; -6.2607 106.816
  Kelapa Gading | city | -6.158 106.906 | 0 0.9 0.6 | 14240 | Jl. Boulevard Raya, Jl. Bulevar Barat, Jl. Raya Gading Kirana | the Kelapa Gading malls; mal Kelapa Gading; -6.1577 106.9085
  PIK | city | -6.1185 106.743 | 90 0.7 0.3 | 14460 | Jl. Pantai Indah Utara, Jl. Marina Raya, Jl. Pantai Indah Selatan | the mangrove park; Taman Wisata Mangrove; -6.108 106.736
  Ancol | beach | -6.13 106.84 | 90 0.8 0.2 | 14430 | Jl. Lodan Timur, Jl. Parang Tritis Raya, Jl. Pantai Indah | the Ancol theme parks; taman hiburan Ancol; -6.1253 106.8334
  Cengkareng | airport | -6.131 106.696 | 90 1.2 0.4 | 15125 | Jl. Husein Sastranegara, Jl. Raya Bandara, Jl. Daan Mogot | Soekarno-Hatta airport; Bandara Soekarno-Hatta; -6.1256 106.6558
BDO | Bandung | Bandung | bdg, bdo, parijs van java | ID | WIB | 24 | +62 22 | BDO -6.9006 107.5763
  Dago | hills | -6.884 107.614 | 10 1.2 0.35 | 40135 | Jl. Ir. H. Juanda, Jl. Dipati Ukur, Jl. Bukit Dago | Dago market; Simpang Dago; -6.8853 107.6137
  Braga | heritage | -6.918 107.6095 | 0 0.5 0.25 | 40111 | Jl. Braga, Jl. Naripan, Jl. Lembong | Braga street; Jalan Braga; -6.9176 107.6095
  Setiabudi | hills | -6.864 107.596 | 0 1 0.3 | 40153 | Jl. Dr. Setiabudi, Jl. Sersan Bajuri, Jl. Gegerkalong Hilir | the Setiabudi factory outlets; factory outlet Setiabudi; -6.866 107.5945
  Pasteur | city | -6.894 107.59 | 90 0.9 0.25 | 40163 | Jl. Dr. Djunjunan, Jl. Pasirkaliki, Jl. Sukajadi | the Pasteur toll gate; gerbang tol Pasteur; -6.8908 107.576
  Riau | city | -6.908 107.618 | 90 0.7 0.3 | 40115 | Jl. L.L.R.E. Martadinata, Jl. Banda, Jl. Trunojoyo | Gedung Sate; Gedung Sate; -6.9025 107.6188
  Lembang | hills | -6.815 107.619 | 90 1 0.5 | 40391 | Jl. Raya Lembang, Jl. Maribaya, Jl. Grand Hotel | Lembang market; Pasar Lembang; -6.8117 107.6175
JOG | Yogyakarta | Yogyakarta | jogja, yogya, djogja, jogjakarta, diy | ID | WIB | 22 | +62 274 | YIA -7.9053 110.0573
  Malioboro | heritage | -7.793 110.3665 | 0 0.7 0.3 | 55271 | Jl. Malioboro, Jl. Sosrowijayan, Jl. Mataram | Malioboro street; Jalan Malioboro; -7.7926 110.3658
  Prawirotaman | heritage | -7.82 110.371 | 90 0.5 0.25 | 55153 | Jl. Prawirotaman, Jl. Parangtritis, Jl. Tirtodipuran | the royal palace; Keraton Yogyakarta; -7.8053 110.3642
  Seturan | city | -7.769 110.409 | 0 0.7 0.3 | 55281 | Jl. Seturan Raya, Jl. Babarsari, Jl. Laksda Adisucipto | Ambarrukmo; Ambarrukmo; -7.7827 110.4012
  Palagan | ricefield | -7.739 110.373 | 0 1.1 0.3 | 55581 | Jl. Palagan Tentara Pelajar, Jl. Kapten Haryadi, Jl. Nyi Tjondrolukito | Monumen Jogja Kembali; Monumen Jogja Kembali; -7.7496 110.3696
  Kaliurang | hills | -7.601 110.426 | 20 0.8 0.3 | 55585 | Jl. Kaliurang, Jl. Astamulya, Jl. Pelajar | the Merapi lookout; gardu pandang Merapi; -7.589 110.43
SUB | Surabaya | Surabaya | sby, sub, soerabaja | ID | WIB | 20 | +62 31 | SUB -7.3798 112.7868
  Tunjungan | heritage | -7.26 112.739 | 0 0.7 0.3 | 60275 | Jl. Tunjungan, Jl. Embong Malang, Jl. Basuki Rahmat | Tunjungan street; Jalan Tunjungan; -7.2577 112.7383
  Gubeng | city | -7.269 112.751 | 0 0.7 0.3 | 60281 | Jl. Raya Gubeng, Jl. Sumatera, Jl. Biliton | Gubeng station; Stasiun Gubeng; -7.2654 112.7521
  Darmo | city | -7.288 112.7385 | 0 1 0.25 | 60241 | Jl. Raya Darmo, Jl. Bengawan, Jl. Diponegoro | Surabaya zoo; Kebun Binatang Surabaya; -7.2957 112.7367
  Pakuwon | city | -7.29 112.676 | 90 0.9 0.4 | 60226 | Jl. Mayjend Yono Suwoyo, Jl. Raya Lontar, Jl. Puncak Indah Lontar | the Pakuwon malls; mal Pakuwon; -7.289 112.6755
  Juanda | airport | -7.372 112.756 | 0 0.9 0.4 | 61253 | Jl. Raya Bandara Juanda, Jl. Raya Sedati, Jl. Pabean | Juanda airport; Bandara Juanda; -7.3798 112.7868
SIN | Singapore | Singapore | sin, spore, singapura, lion city | SG | SGT | 20 | +65 | SIN 1.3502 103.994
  Orchard | city | 1.304 103.833 | 110 0.8 0.3 | 238867 | Orchard Road, Scotts Road, Killiney Road | Orchard station; stasiun Orchard; 1.304 103.832
  Marina Bay | city | 1.293 103.858 | 45 0.4 0.2 | 039797 | Raffles Boulevard, Temasek Avenue, Bayfront Avenue | the Marina Bay promenade; promenade Marina Bay; 1.289 103.857
  Bugis | heritage | 1.3005 103.856 | 30 0.5 0.3 | 188061 | Victoria Street, Beach Road, Arab Street | Bugis station; stasiun Bugis; 1.3006 103.8559
  Chinatown | heritage | 1.2825 103.844 | 0 0.5 0.25 | 058832 | South Bridge Road, Mosque Street, Tanjong Pagar Road | Chinatown station; stasiun Chinatown; 1.2845 103.8443
  Sentosa | beach | 1.253 103.823 | 115 0.6 0.15 | 099394 | Artillery Avenue, Siloso Beach Walk, Larkhill Road | the Sentosa beaches; pantai Sentosa; 1.249 103.822
MLG | Malang-Batu | Malang | mlg, batu, malang batu, malang-batu | ID | WIB | 14 | +62 341 | MLG -7.9266 112.7145
  Kayutangan | heritage | -7.977 112.631 | 20 0.7 0.3 | 65111 | Jl. Basuki Rahmat, Jl. Semeru, Jl. Kahuripan | the Kayutangan heritage street; Kampung Kayutangan Heritage; -7.979 112.63
  Batu | hills | -7.885 112.528 | 90 1.2 0.5 | 65314 | Jl. Panglima Sudirman, Jl. Raya Oro-Oro Ombo, Jl. Diponegoro | Batu town square; Alun-Alun Batu; -7.8713 112.5268
UPG | Makassar | Makassar | mks, upg, ujung pandang, makasar | ID | WITA | 14 | +62 411 | UPG -5.0616 119.554
  Losari | harbour | -5.144 119.413 | 0 0.8 0.2 | 90111 | Jl. Penghibur, Jl. Haji Bau, Jl. Sultan Hasanuddin | Losari beach; Pantai Losari; -5.1434 119.4078
  Panakkukang | city | -5.157 119.445 | 0 0.8 0.4 | 90231 | Jl. Boulevard, Jl. Pengayoman, Jl. Adhyaksa | the Panakkukang mall; mal Panakkukang; -5.1567 119.4464
  Tamalanrea | city | -5.134 119.489 | 45 0.9 0.4 | 90245 | Jl. Perintis Kemerdekaan, Jl. Politeknik, Jl. Bung | Hasanuddin university; Universitas Hasanuddin; -5.133 119.488
  Maros | airport | -5.076 119.54 | 60 0.9 0.4 | 90552 | Jl. Raya Bandara Baru, Jl. Poros Makassar-Maros, Jl. Pattontongan | Sultan Hasanuddin airport; Bandara Sultan Hasanuddin; -5.0616 119.554
LOP | Lombok | Lombok | lop, mataram, gili, gili trawangan | ID | WITA | 14 | +62 370 | LOP -8.7573 116.2767
  Senggigi | beach | -8.497 116.056 | 350 0.9 0.15 | 83355 | Jl. Raya Senggigi, Jl. Pantai Senggigi, Jl. Raya Batu Bolong | Senggigi beach; Pantai Senggigi; -8.492 116.042
  Mandalika | beach | -8.886 116.286 | 80 1 0.25 | 83573 | Jl. Raya Kuta, Jl. Pariwisata Pantai Kuta, Jl. Raya Mawun | the Mandalika circuit; Sirkuit Mandalika; -8.896 116.305
  Gili Trawangan | beach | -8.35 116.04 | 0 0.6 0.4 | 83355 | Jl. Bintang Laut, Jl. Ikan Hiu, Jl. Nautilus | the Trawangan harbour; pelabuhan Trawangan; -8.353 116.045
SRG | Semarang | Semarang | smg, srg | ID | WIB | 10 | +62 24 | SRG -6.9727 110.375
  Simpang Lima | city | -6.991 110.423 | 0 0.6 0.35 | 50241 | Jl. Ahmad Yani, Jl. Pahlawan, Jl. Gajah Mada | Simpang Lima square; Lapangan Simpang Lima; -6.9904 110.4229
  Kota Lama | heritage | -6.969 110.427 | 90 0.4 0.2 | 50137 | Jl. Letjen Suprapto, Jl. Cendrawasih, Jl. Kepodang | the Blenduk church; Gereja Blenduk; -6.9682 110.4275
SOC | Solo | Surakarta | surakarta, soc, slo | ID | WIB | 10 | +62 271 | SOC -7.5161 110.7569
  Slamet Riyadi | city | -7.568 110.817 | 100 1.1 0.25 | 57141 | Jl. Slamet Riyadi, Jl. Honggowongso, Jl. Dr. Radjiman | the Mangkunegaran palace; Pura Mangkunegaran; -7.5666 110.8226
  Laweyan | heritage | -7.57 110.796 | 90 0.5 0.25 | 57148 | Jl. Sidoluhur, Jl. Tiga Negeri, Jl. Dr. Radjiman | the Laweyan batik village; Kampung Batik Laweyan; -7.5697 110.7955
MES | Medan | Medan | mes, kno, deli | ID | WIB | 10 | +62 61 | KNO 3.6422 98.8853
  Merdeka | heritage | 3.591 98.677 | 0 0.7 0.4 | 20112 | Jl. Balai Kota, Jl. Ahmad Yani, Jl. Putri Hijau | Merdeka square; Lapangan Merdeka; 3.5911 98.6779
  Polonia | city | 3.569 98.669 | 0 0.7 0.4 | 20157 | Jl. Cik Ditiro, Jl. Imam Bonjol, Jl. Mongonsidi | the Maimun palace; Istana Maimun; 3.5753 98.6837
LBJ | Labuan Bajo | Labuan Bajo | lbj, komodo, flores, bajo | ID | WITA | 8 | +62 385 | LBJ -8.4867 119.889
  Harbour | harbour | -8.493 119.887 | 0 0.7 0.2 | 86554 | Jl. Soekarno Hatta, Jl. Yohanes Sahadun, Jl. Pantai Baru | the Komodo boat pier; dermaga kapal Komodo; -8.491 119.878
  Pede | beach | -8.515 119.884 | 0 0.6 0.2 | 86554 | Jl. Pantai Pede, Jl. Raya Binongko, Jl. Puncak Waringin | Pede beach; Pantai Pede; -8.513 119.876
BTH | Batam | Batam | bth, barelang, riau islands | ID | WIB | 8 | +62 778 | BTH 1.121 104.119
  Nagoya | city | 1.144 104.011 | 0 0.7 0.35 | 29432 | Jl. Imam Bonjol, Jl. Raden Patah, Jl. Pembangunan | the Nagoya shopping streets; pertokoan Nagoya; 1.1455 104.0106
  Batam Centre | harbour | 1.125 104.049 | 0 0.7 0.35 | 29461 | Jl. Engku Putri, Jl. Raja Haji Fisabilillah, Jl. Ahmad Yani | the Batam Centre ferry terminal; terminal feri Batam Centre; 1.132 104.053
BPN | Balikpapan | Balikpapan | bpn, kaltim | ID | WITA | 6 | +62 542 | BPN -1.2683 116.8945
  Klandasan | harbour | -1.268 116.833 | 90 0.8 0.25 | 76112 | Jl. Jend. Sudirman, Jl. Jend. Ahmad Yani, Jl. Marsma Iswahyudi | the Balikpapan waterfront; tepi laut Balikpapan; -1.279 116.833
  Sepinggan | airport | -1.256 116.89 | 60 0.7 0.3 | 76115 | Jl. Mulawarman, Jl. Ruhui Rahayu, Jl. Sepinggan Baru | Sepinggan airport; Bandara Sepinggan; -1.2683 116.8945
MDC | Manado | Manado | mdc, bunaken, sulut | ID | WITA | 6 | +62 431 | MDC 1.5493 124.926
  Boulevard | harbour | 1.478 124.842 | 15 0.8 0.2 | 95111 | Jl. Piere Tendean, Jl. Sam Ratulangi, Jl. Babe Palar | the Bunaken boats; dermaga Bunaken; 1.497 124.84
  Wanea | city | 1.461 124.847 | 0 0.7 0.3 | 95117 | Jl. 17 Agustus, Jl. Ahmad Yani, Jl. Toar | the Toar Lumimuut monument; Tugu Toar Lumimuut; 1.46 124.846
PLM | Palembang | Palembang | plm, plg, sriwijaya | ID | WIB | 6 | +62 711 | PLM -2.8982 104.6999
  Ampera | heritage | -2.983 104.757 | 30 0.6 0.25 | 30125 | Jl. Jend. Sudirman, Jl. Letkol Iskandar, Jl. Merdeka | the Ampera bridge; Jembatan Ampera; -2.9917 104.7634
  Demang | city | -2.974 104.729 | 45 0.7 0.3 | 30137 | Jl. Demang Lebar Daun, Jl. Angkatan 45, Jl. Kapten A. Rivai | Kambang Iwak park; Taman Kambang Iwak; -2.987 104.747
`;
