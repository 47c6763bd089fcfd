import { auth, image, text, url } from '@broadsheet/block-kit';

/** Returns the fields of one category; the first four are required. */
const category = (number: number) => {
  const group = `category ${number}`;
  const required = number <= 4;
  return {
    imageUrl: image({ label: 'Picture', description: 'Shown at 3:2.', required, group }),
    imageAlt: text({ label: 'Alt text', description: 'Alt text of the picture.', hidden: true, group }),
    imageAuth: auth({ label: 'Tokens', description: 'Tokens of the picture.', hidden: true, group }),
    imageId: text({ label: 'Id', description: 'Id of the picture.', hidden: true, group }),
    label: text({ label: 'Name', description: 'Name of the category.', required, group }),
    linkUrl: url({ label: 'Address', description: 'Where the slide leads.', required, group }),
  };
};

const category1 = category(1);
const category2 = category(2);
const category3 = category(3);
const category4 = category(4);
const category5 = category(5);
const category6 = category(6);
const category7 = category(7);
const category8 = category(8);
const category9 = category(9);
const category10 = category(10);
const category11 = category(11);
const category12 = category(12);

export const fields = {
  headerText: text({ label: 'Heading', description: 'Stands above the categories.', group: 'general' }),
  imageUrl_0: category1.imageUrl,
  imageAlt_0: category1.imageAlt,
  imageAuth_0: category1.imageAuth,
  imageId_0: category1.imageId,
  label_0: category1.label,
  linkUrl_0: category1.linkUrl,
  imageUrl_1: category2.imageUrl,
  imageAlt_1: category2.imageAlt,
  imageAuth_1: category2.imageAuth,
  imageId_1: category2.imageId,
  label_1: category2.label,
  linkUrl_1: category2.linkUrl,
  imageUrl_2: category3.imageUrl,
  imageAlt_2: category3.imageAlt,
  imageAuth_2: category3.imageAuth,
  imageId_2: category3.imageId,
  label_2: category3.label,
  linkUrl_2: category3.linkUrl,
  imageUrl_3: category4.imageUrl,
  imageAlt_3: category4.imageAlt,
  imageAuth_3: category4.imageAuth,
  imageId_3: category4.imageId,
  label_3: category4.label,
  linkUrl_3: category4.linkUrl,
  imageUrl_4: category5.imageUrl,
  imageAlt_4: category5.imageAlt,
  imageAuth_4: category5.imageAuth,
  imageId_4: category5.imageId,
  label_4: category5.label,
  linkUrl_4: category5.linkUrl,
  imageUrl_5: category6.imageUrl,
  imageAlt_5: category6.imageAlt,
  imageAuth_5: category6.imageAuth,
  imageId_5: category6.imageId,
  label_5: category6.label,
  linkUrl_5: category6.linkUrl,
  imageUrl_6: category7.imageUrl,
  imageAlt_6: category7.imageAlt,
  imageAuth_6: category7.imageAuth,
  imageId_6: category7.imageId,
  label_6: category7.label,
  linkUrl_6: category7.linkUrl,
  imageUrl_7: category8.imageUrl,
  imageAlt_7: category8.imageAlt,
  imageAuth_7: category8.imageAuth,
  imageId_7: category8.imageId,
  label_7: category8.label,
  linkUrl_7: category8.linkUrl,
  imageUrl_8: category9.imageUrl,
  imageAlt_8: category9.imageAlt,
  imageAuth_8: category9.imageAuth,
  imageId_8: category9.imageId,
  label_8: category9.label,
  linkUrl_8: category9.linkUrl,
  imageUrl_9: category10.imageUrl,
  imageAlt_9: category10.imageAlt,
  imageAuth_9: category10.imageAuth,
  imageId_9: category10.imageId,
  label_9: category10.label,
  linkUrl_9: category10.linkUrl,
  imageUrl_10: category11.imageUrl,
  imageAlt_10: category11.imageAlt,
  imageAuth_10: category11.imageAuth,
  imageId_10: category11.imageId,
  label_10: category11.label,
  linkUrl_10: category11.linkUrl,
  imageUrl_11: category12.imageUrl,
  imageAlt_11: category12.imageAlt,
  imageAuth_11: category12.imageAuth,
  imageId_11: category12.imageId,
  label_11: category12.label,
  linkUrl_11: category12.linkUrl,
};
