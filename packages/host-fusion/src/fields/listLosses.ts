import type { Block, Field } from '@broadsheet/block-kit';

function describeField(name: string, field: Field): readonly string[] {
  if (field.hidden === true) return [];
  const losses: string[] = [];
  if (field.kind === 'list')
    losses.push(`"${name}" is JSON text in the form, because the engine's lists hold texts alone.`);
  if (field.kind === 'object')
    losses.push(`"${name}" is JSON text in the form, because the engine has no groups of fields.`);
  if (field.kind === 'longText') losses.push(`"${name}" is one line in the form.`);
  if (field.kind === 'image') losses.push(`"${name}" is the URL of a picture; there is no picker for it.`);
  if (field.kind === 'richText')
    losses.push(`"${name}" is HTML, and is left out unless the engine is connected with a sanitiser.`);
  if (field.when !== undefined)
    losses.push(`"${name}" is always in the form, also where "${field.when.field}" makes it meaningless.`);
  return losses;
}

/** Lists the features of a block that the engine does not support, one sentence each. */
export function listLosses(block: Block): readonly string[] {
  const fields = Object.entries(block.fields);
  const isFrame = block.kind === 'layout' || block.kind === 'output';
  return [
    ...(isFrame && fields.length > 0
      ? [`The fields of a ${block.kind} have their defaults, because the engine's have no custom fields.`]
      : fields.flatMap(([name, field]) => describeField(name, field))),
    ...block.brings.map(({ name }) => `The block "${name}" that it brings inside itself is not there.`),
    ...(block.version > 1
      ? [
          'Fields that an older version has stored are not brought up to date: the engine stores no version beside them.',
        ]
      : []),
  ];
}
