const zip = '504b0304';

/** A PDF of exactly this many bytes. */
export function pdf(size = 300): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(size, ' ');
  bytes.write('%PDF-1.4\n', 'latin1');
  bytes.write('%%EOF', size - 5, 'latin1');
  return new Uint8Array(bytes);
}

/** A ZIP archive like a DOCX file, with one stored entry of this name. */
export function archive(entry = 'word/document.xml'): Uint8Array<ArrayBuffer> {
  const name = Buffer.from(entry);
  const local = Buffer.alloc(30);
  Buffer.from(`${zip}1400`, 'hex').copy(local);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  Buffer.from('504b0102', 'hex').copy(central);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  Buffer.from('504b0506', 'hex').copy(end);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length, 16);
  return new Uint8Array(Buffer.concat([local, name, central, name, end]));
}

/** An old Word file: a compound document. */
export function doc(): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(2048);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  return new Uint8Array(bytes);
}

export function exe(): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(1024);
  bytes.write('MZ', 'latin1');
  return new Uint8Array(bytes);
}
