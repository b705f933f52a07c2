/** The two services of this remote. Their pages share their parts, and each part asks for whose words it speaks. */
export type VisitService = 'tour' | 'venue';
