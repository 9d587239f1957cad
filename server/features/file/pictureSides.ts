/** How large a picture is, in pixels. */
export interface PictureSides {
  width: number;
  height: number;
}

/** Markers of a JPEG that tell its size: all kinds of frames, but not the tables between them (T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * What a PNG or JPEG says of its size, read without drawing it; undefined where it says nothing. Where a JPEG says it several
 * times, the largest of them.
 */
export function pictureSides(bytes: Uint8Array): PictureSides | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.byteLength > 24 && view.getUint32(0) === 0x89504e47 ? sidesOfPng(view) : sidesOfJpeg(view);
}

/** The first part of a PNG is its header. */
function sidesOfPng(view: DataView): PictureSides | undefined {
  if (view.getUint32(12) !== 0x49484452) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function sidesOfJpeg(view: DataView): PictureSides | undefined {
  let largest: PictureSides | undefined;
  let place = 2;
  while (place + 9 < view.byteLength) {
    if (view.getUint8(place) !== 0xff) {
      // Within a scan: what is drawn, up to the next marker.
      place += 1;
      continue;
    }
    const marker = view.getUint8(place + 1);
    if (marker === 0xff) place += 1;
    else if (marker === 0 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)) place += 2;
    else {
      if (isFrame(marker))
        largest = larger(largest, { height: view.getUint16(place + 5), width: view.getUint16(place + 7) });
      place += 2 + Math.max(2, view.getUint16(place + 2));
    }
  }
  return largest;
}

function larger(one: PictureSides | undefined, other: PictureSides): PictureSides {
  return one && one.width * one.height > other.width * other.height ? one : other;
}
