import {
  CONTACT,
  described,
  envelope,
  exact,
  get,
  once,
  OUTCOME,
  post,
  type ContractCalls,
} from './contract.fixture.ts';

const SIM_CARDS = { uniqueId: 'ANC-005', option_id: 'week', date: '2026-12-11', qty: 2 };
export const bookProduct = (choice: object) =>
  once(`product ${JSON.stringify(choice)}`, () => post('category-product/booking', { ...choice, contact: CONTACT }));
const ENQUIRY = {
  title: 'Mrs',
  firstName: 'Ayu',
  lastName: 'Lestari',
  phone: '6281234567',
  email: 'ayu@example.com',
  notes: 'May we bring a dog?',
};
const CATEGORY = exact('categoryId categoryName pageType slug subCategory');
const POST = exact('blog_category blog_tags');
const SLIDER = described('slide name, display name, description, page type');

const product = () => once('product', async () => (await get('top/get-popular-product?limit=3')).data[0]);
const sliders = () => once('sliders', () => get('top/get-sliders'));
const posts = () => once('posts', () => get('blog/get-list?page=1&limit=12&order_by=created_at ASC'));
const slug = async () => (await posts()).data[0].slug as string;
const all = (path: string) => envelope('GET', `/api/v1/top/${path}`);
const menu = () => once('menu', () => get('top/get-menu'));

/** Spec section 7, Top-level content, Category products, Blog, with the entities of section 3. */
export const CONTENT_CALLS: ContractCalls = {
  'GET top/get-category': [async () => (await get('top/get-category'))[0], CATEGORY],
  'POST top/get-category-product': [() => post('top/get-category-product', { CategoryId: 1 }), CATEGORY],
  'GET top/get-menu': [
    async () => (await menu())[0],
    exact('id name link children icon isLocal isNeedAuth isActive noTranslate'),
  ],
  'GET top/get-menu, an entry below another': [
    async () => (await menu()).flatMap(({ children }: { children: object[] }) => children)[0],
    exact('id name link children|link icon isLocal isNeedAuth isActive noTranslate'),
  ],
  'GET top/get-sliders': [async () => (await sliders())[0], SLIDER],
  'POST top/get-sliders-product': [
    async () => post('top/get-sliders-product', { SlideId: (await sliders())[0].slideId }),
    [...SLIDER, 'products'],
  ],
  'GET top/get-popular-product': [() => get('top/get-popular-product?limit=100'), exact('data total')],
  'GET top/get-popular-product, a product': [product, exact('sourceFrom productType price priceDiscount location raw')],
  'GET top/get-popular-product, its raw offer': [
    async () => (await product()).raw,
    exact('PricePerRoomNight PublishFare baseFare Currency currencyCode CityName CountryName'),
  ],
  'POST top/get-product': [
    async () => post('top/get-product', { CategoryProductId: (await product()).categoryProductId }),
    [
      ...described('title, image gallery, product images, reservation type, meta'),
      ...exact(`display_product_id description inclusions other product_description reservation_type term_condition
        unique_id`),
    ],
  ],
  'POST top/remove-product-sliders': [
    async () => {
      const { slideId } = (await sliders())[0];
      const { products } = await post('top/get-sliders-product', { SlideId: slideId });
      const CategoryProductId = products[0].categoryProductId;
      return envelope('POST', '/api/v1/top/remove-product-sliders', { SlideId: slideId, CategoryProductId }, 'admin');
    },
    OUTCOME,
  ],
  'GET top/frontend-faq': [() => all('frontend-faq'), exact('status data')],
  'GET top/frontend-banner': [() => all('frontend-banner'), exact('status data')],
  'GET top/frontend-partners': [() => all('frontend-partners'), exact('status data')],
  'GET top/frontend-partners, the row': [() => get('top/frontend-partners'), exact('title desc items')],
  'GET top/frontend-partners, a partner': [
    async () => (await get('top/frontend-partners')).items[0],
    exact('name desc image is_active'),
  ],
  'GET top/frontend-notice': [() => all('frontend-notice'), exact('status data')],
  'GET top/frontend-notice, a notice': [
    async () => (await get('top/frontend-notice'))[0],
    exact('notice expired_at expiredAt is_active isActive upload_file bg_color bgColor text_color color'),
  ],
  'POST messages/create-new': [() => envelope('POST', '/api/v1/messages/create-new', ENQUIRY), OUTCOME],
  'POST category-product/get-price': [
    () => post('category-product/get-price', SIM_CARDS),
    exact(`price priceAdult priceChild TotalAllPax TotalAdultPax TotalAdultPrice TotalChildPax TotalChildPrice TotalQty
      SubTotal GrandTotal`),
  ],
  'POST category-product/booking': [
    () => bookProduct(SIM_CARDS),
    exact(`qty product_unit payments category_product_detail thumbnail promocode created_at updated_at booking_id
      booking_user_id agent agent_code customer_company departure grand_total invoice_number invoice_status is_inquiry
      is_period payment_status pnr_code print_status status status_checkout status_issue time_limit contact paxes created
      created_by currency customer_company_code invoice_response key pnr_id range`),
  ],
  'GET blog/page-setting': [() => get('blog/page-setting'), exact('limit_per_page')],
  'GET blog/get-list': [posts, exact('data meta')],
  'GET blog/get-list, a post': [async () => (await posts()).data[0], POST],
  'GET blog/get-list, its category': [async () => (await posts()).data[0].blog_category, exact('name')],
  'GET blog/get-list, a tag': [async () => (await posts()).data[0].blog_tags[0], exact('tag_name')],
  'GET blog/get-additional-content': [
    () => get('blog/get-additional-content?limit=10&order_by=blog_additional_content_order asc'),
    exact('data meta'),
  ],
  'GET blog/get-popular': [() => get('blog/get-popular?limit=10&order_by=created_at desc'), exact('data meta')],
  'GET blog/get-related': [
    async () => get(`blog/get-related?slug=${await slug()}&order_by=blog_related_order asc`),
    exact('data meta'),
  ],
  'GET blog/page-content/get-list': [
    () => get('blog/page-content/get-list?slug=food&limit=10&page=1&order_by=created_at desc'),
    exact('data meta'),
  ],
  'GET blog/detail/{slug}': [async () => get(`blog/detail/${await slug()}`), POST],
  'GET blog/get-meta/{slug}': [async () => get(`blog/get-meta/${await slug()}`), exact('title description')],
};
