import { useState } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { failureWords } from "./failureWords.ts";
import { readPictureFile } from "./readPictureFile.ts";

/** What brings pictures into the library, and what is to be said of those that did not come. */
export interface PictureBringer {
  isBusy: boolean;
  /** A sentence for each file that was refused, with its name. */
  said: readonly string[];
  bring(files: readonly File[]): Promise<void>;
}

/** Kinds of files that can be chosen: what else a browser can draw is drawn anew as one of them. */
export const pictureFiles = "image/png,image/jpeg,image/webp";

/** Brings files into the library one by one; each that came is told by its hash. */
export function useBringPictures(onBrought: (hash: string) => void): PictureBringer {
  const translate = useFixedText();
  const { assets } = useConsoleTools();
  const [said, setSaid] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const bring = async (files: readonly File[]) => {
    setBusy(true);
    const faults: string[] = [];
    for (const file of files) {
      const bytes = await readPictureFile(file);
      const answer = bytes === null ? null : await assets.add(file.name.slice(0, 200), bytes);
      if (answer?.ok) onBrought(answer.value.hash);
      else
        faults.push(
          `${file.name}: ${answer === null ? translate("console.assets.noPicture") : failureWords(answer.failure, translate)}`,
        );
    }
    setSaid(faults);
    setBusy(false);
  };
  return { isBusy, said, bring };
}
