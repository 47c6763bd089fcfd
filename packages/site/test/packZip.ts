/** Creates zip archives, valid ones and others. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipMember {
  readonly name: string;
  readonly body: string;
  /** The number of unpacked bytes in the archive's headers, if it is wrong on purpose. */
  readonly size?: number;
  readonly crc?: number;
  /** The flag bits of the entry, such as 1 for encrypted. */
  readonly flags?: number;
  readonly isLink?: boolean;
  readonly isStored?: boolean;
}

/** Returns the fields that both headers of a file share. */
function facts({ body, size, crc, flags = 0x800, isStored = false }: ZipMember, packed: Buffer): Buffer {
  const bytes = Buffer.alloc(22);
  bytes.writeUInt16LE(20, 0);
  bytes.writeUInt16LE(flags, 2);
  bytes.writeUInt16LE(isStored ? 0 : 8, 4);
  bytes.writeUInt32LE(crc ?? crc32(body), 10);
  bytes.writeUInt32LE(packed.length, 14);
  bytes.writeUInt32LE(size ?? Buffer.byteLength(body), 18);
  return bytes;
}

const signature = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

export function packZip(members: readonly ZipMember[], comment = ''): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const member of members) {
    const name = Buffer.from(member.name);
    const packed = member.isStored === true ? Buffer.from(member.body) : deflateRawSync(member.body);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(name.length, 0);
    const header = Buffer.concat([signature(0x04034b50), facts(member, packed), lengths, name, packed]);
    const place = Buffer.alloc(18);
    place.writeUInt16LE(name.length, 0);
    place.writeUInt32LE(member.isLink === true ? 0o120777 * 0x10000 : 0, 10);
    place.writeUInt32LE(offset, 14);
    const version = Buffer.from([20, 3]);
    list.push(Buffer.concat([signature(0x02014b50), version, facts(member, packed), place, name]));
    parts.push(header);
    offset += header.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(members.length, 4);
  end.writeUInt16LE(members.length, 6);
  end.writeUInt32LE(Buffer.concat(list).length, 8);
  end.writeUInt32LE(offset, 12);
  end.writeUInt16LE(Buffer.byteLength(comment), 16);
  return Buffer.concat([...parts, ...list, signature(0x06054b50), end, Buffer.from(comment)]);
}
