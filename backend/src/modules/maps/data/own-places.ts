import type { GazetteerPlace } from '../gazetteer.ts';

/** Cities that no service names: name | other names people type | province | where it is. */
const CITIES = `
Bogor | buitenzorg | West Java | -6.5950 106.8166
Depok | | West Java | -6.4025 106.7942
Tangerang | | Banten | -6.1783 106.6319
Bekasi | | West Java | -6.2383 106.9756
Serang | | Banten | -6.1104 106.1640
Cirebon | | West Java | -6.7320 108.5523
Tasikmalaya | | West Java | -7.3274 108.2207
Sukabumi | | West Java | -6.9277 106.9300
Garut | | West Java | -7.2278 107.9087
Pangandaran | | West Java | -7.6960 108.6540
Tegal | | Central Java | -6.8694 109.1402
Pekalongan | | Central Java | -6.8886 109.6753
Purwokerto | banyumas | Central Java | -7.4245 109.2396
Magelang | | Central Java | -7.4706 110.2178
Wonosobo | dieng | Central Java | -7.3632 109.9002
Salatiga | | Central Java | -7.3305 110.5084
Kudus | | Central Java | -6.8048 110.8405
Jepara | | Central Java | -6.5888 110.6684
Klaten | | Central Java | -7.7058 110.6060
Madiun | | East Java | -7.6298 111.5239
Kediri | | East Java | -7.8480 112.0178
Batu | | East Java | -7.8831 112.5334
Blitar | | East Java | -8.0955 112.1609
Probolinggo | | East Java | -7.7543 113.2159
Jember | | East Java | -8.1845 113.6681
Banyuwangi | | East Java | -8.2192 114.3691
Gilimanuk | | Bali | -8.1710 114.4390
Singaraja | buleleng | Bali | -8.1120 115.0882
Tabanan | | Bali | -8.5413 115.1252
Gianyar | | Bali | -8.5444 115.3251
Amlapura | karangasem | Bali | -8.4486 115.6127
Negara | jembrana | Bali | -8.3574 114.6266
Mataram | ampenan | West Nusa Tenggara | -8.5833 116.1167
Praya | | West Nusa Tenggara | -8.7053 116.2703
Bima | | West Nusa Tenggara | -8.4601 118.7270
Ruteng | | East Nusa Tenggara | -8.6136 120.4721
Ende | | East Nusa Tenggara | -8.8432 121.6623
Kupang | | East Nusa Tenggara | -10.1772 123.6070
Maros | | South Sulawesi | -5.0049 119.5727
Parepare | | South Sulawesi | -4.0135 119.6255
Rantepao | toraja, tana toraja | South Sulawesi | -2.9700 119.8978
Palu | | Central Sulawesi | -0.8917 119.8707
Kendari | | Southeast Sulawesi | -3.9985 122.5130
Tomohon | | North Sulawesi | 1.3229 124.8405
Gorontalo | | Gorontalo | 0.5435 123.0568
Samarinda | | East Kalimantan | -0.5022 117.1536
Banjarmasin | | South Kalimantan | -3.3194 114.5908
Pontianak | | West Kalimantan | -0.0263 109.3425
Palangkaraya | | Central Kalimantan | -2.2136 113.9108
Binjai | | North Sumatra | 3.6001 98.4854
Berastagi | brastagi | North Sumatra | 3.1940 98.5080
Parapat | danau toba, lake toba | North Sumatra | 2.6667 98.9333
Pematangsiantar | siantar | North Sumatra | 2.9595 99.0687
Banda Aceh | aceh | Aceh | 5.5483 95.3238
Padang | | West Sumatra | -0.9471 100.4172
Bukittinggi | | West Sumatra | -0.3055 100.3692
Pekanbaru | | Riau | 0.5071 101.4478
Jambi | | Jambi | -1.6101 103.6131
Bengkulu | | Bengkulu | -3.8004 102.2655
Bandar Lampung | tanjung karang, lampung | Lampung | -5.3971 105.2668
Tanjung Pandan | belitung | Bangka Belitung | -2.7415 107.6320
Pangkalpinang | bangka | Bangka Belitung | -2.1291 106.1138
Ambon | | Maluku | -3.6954 128.1814
Sorong | | Southwest Papua | -0.8762 131.2558
Jayapura | | Papua | -2.5337 140.7181
`;

/** Sights: English | Indonesian | region | where it is. */
const SIGHTS = `
Tanah Lot temple | Pura Tanah Lot | Bali | -8.6212 115.0868
Besakih temple | Pura Besakih | Bali | -8.3739 115.4526
Ulun Danu Bratan temple | Pura Ulun Danu Bratan | Bali | -8.2752 115.1668
Tegallalang rice terraces | Sawah Tegallalang | Bali | -8.4325 115.2793
Lempuyang temple | Pura Lempuyang | Bali | -8.3913 115.6311
Mount Batur viewpoint | Kintamani, pemandangan Gunung Batur | Bali | -8.2579 115.3390
Lovina beach | Pantai Lovina | Bali | -8.1580 115.0260
Padang Bai harbour | Pelabuhan Padangbai | Bali | -8.5310 115.5090
Sanur harbour | Pelabuhan Sanur | Bali | -8.6745 115.2637
Benoa harbour | Pelabuhan Benoa | Bali | -8.7447 115.2107
Garuda Wisnu Kencana | Garuda Wisnu Kencana | Bali | -8.8104 115.1676
Borobudur temple | Candi Borobudur | Magelang | -7.6079 110.2038
Prambanan temple | Candi Prambanan | Yogyakarta | -7.7520 110.4915
Malioboro street | Jalan Malioboro | Yogyakarta | -7.7926 110.3658
Parangtritis beach | Pantai Parangtritis | Yogyakarta | -8.0256 110.3294
Kaliurang and Merapi | Kaliurang dan Merapi | Yogyakarta | -7.5980 110.4270
Dieng plateau | Dataran Tinggi Dieng | Wonosobo | -7.2070 109.9110
Tangkuban Perahu crater | Kawah Tangkuban Perahu | Bandung | -6.7596 107.6098
Kawah Putih crater lake | Kawah Putih | Bandung | -7.1662 107.4021
Lembang | Lembang | Bandung | -6.8117 107.6175
Taman Mini Indonesia Indah | Taman Mini Indonesia Indah | Jakarta | -6.3024 106.8952
National Monument (Monas) | Monumen Nasional (Monas) | Jakarta | -6.1754 106.8272
Ragunan zoo | Kebun Binatang Ragunan | Jakarta | -6.3125 106.8202
Puncak pass | Puncak | Bogor | -6.7020 106.9940
Bogor botanical garden | Kebun Raya Bogor | Bogor | -6.5976 106.7996
Mount Bromo viewpoint, Cemoro Lawang | Bromo, Cemoro Lawang | Probolinggo | -7.9220 112.9650
Ijen crater, Paltuding | Kawah Ijen, Paltuding | Banyuwangi | -8.0720 114.2270
Ketapang harbour | Pelabuhan Ketapang | Banyuwangi | -8.1430 114.4000
Jatim Park, Batu | Jatim Park, Batu | Batu | -7.8840 112.5250
Tugu Pahlawan | Tugu Pahlawan | Surabaya | -7.2458 112.7378
Lawang Sewu | Lawang Sewu | Semarang | -6.9839 110.4108
Sangiran museum | Museum Sangiran | Solo | -7.4550 110.8370
Bangsal harbour | Pelabuhan Bangsal | Lombok | -8.4010 116.0840
Mandalika circuit | Sirkuit Mandalika | Lombok | -8.8950 116.3060
Senaru, foot of Rinjani | Senaru, kaki Rinjani | Lombok | -8.3050 116.4000
Losari beach | Pantai Losari | Makassar | -5.1430 119.4075
Rammang-Rammang | Rammang-Rammang | Maros | -4.9300 119.6040
Komodo harbour | Pelabuhan Labuan Bajo | Labuan Bajo | -8.4930 119.8770
Lake Toba, Tomok ferry | Danau Toba, feri Tomok | Parapat | 2.6560 98.9310
Marina Bay | Marina Bay | Singapore | 1.2834 103.8607
Gardens by the Bay | Gardens by the Bay | Singapore | 1.2816 103.8636
Sentosa | Sentosa | Singapore | 1.2494 103.8303
Singapore zoo | Kebun Binatang Singapura | Singapore | 1.4043 103.7930
`;

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
const keyOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function pointOf(text: string | undefined) {
  const [latitude = NaN, longitude = NaN] = (text ?? '').split(' ').map(Number);
  return { latitude, longitude };
}

const cities = rows(CITIES).map(([name = '', aliases = '', province = '', point]): GazetteerPlace => ({
  key: keyOf(name),
  kind: 'city',
  name: { en: name, id: name },
  region: province,
  countryCode: 'ID',
  aliases: aliases.split(',').map((alias) => alias.trim()),
  ...pointOf(point),
}));

const sights = rows(SIGHTS).map(([en = '', id = '', region = '', point]): GazetteerPlace => ({
  key: keyOf(en),
  kind: 'sight',
  name: { en, id },
  region,
  countryCode: region === 'Singapore' ? 'SG' : 'ID',
  ...pointOf(point),
}));

/** Cities and sights beside the places of services. */
export const OWN_PLACES: readonly GazetteerPlace[] = [...cities, ...sights];
