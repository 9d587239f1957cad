import { useId, useState, type FormEvent, type ReactElement } from "react";
import { readFieldErrors } from "#app/readFieldErrors.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { failureWords } from "../assets/failureWords.ts";
import { FaultList } from "../assets/FaultList.tsx";
import { useConsoleTools } from "../ConsoleTools.ts";
import { openSiteFile } from "./siteFile.ts";
import { useCopyStore } from "./useCopyStore.ts";
import type { CopiedSite } from "#stores/CopyStore.ts";

interface OtherPlatformProps {
  /** What is live there was read. */
  onRead(name: string, site: CopiedSite): void;
}

type Faults = Readonly<Partial<Record<"address" | "token" | "all", string>>>;

const fields = ["address", "token"] as const;

/** Reads what is live on another platform, by its address and a token that may read. The token is forgotten once it was used. */
export function OtherPlatform({ onRead }: OtherPlatformProps): ReactElement {
  const translate = useFixedText();
  const id = useId();
  const { texts } = useConsoleTools();
  const copy = useCopyStore();
  const [typed, setTyped] = useState({ address: "", token: "" });
  const [faults, setFaults] = useState<Faults>({});
  const [isReading, setReading] = useState(false);
  const read = async () => {
    const missing = fields.filter((field) => typed[field].trim() === "");
    if (missing.length > 0) {
      setFaults(Object.fromEntries(missing.map((field) => [field, translate(`console.copy.other.${field}Missing`)])));
      return document.getElementById(`${id}-${missing[0]}`)?.focus();
    }
    setReading(true);
    setFaults({});
    const answer = await copy.fetch(typed.address, typed.token);
    setReading(false);
    if (!answer.ok) {
      const words = failureWords(answer.failure, translate);
      const field = fields.find((each) => readFieldErrors(answer.failure, texts)?.[each] !== undefined);
      setFaults({ [field ?? "all"]: words });
      if (field !== undefined) document.getElementById(`${id}-${field}`)?.focus();
      return;
    }
    const opened = openSiteFile(answer.value);
    if (!opened.ok) return setFaults({ all: translate(`console.copy.file.${opened.why}`) });
    setTyped({ ...typed, token: "" });
    onRead(new URL(opened.site.platform).host, opened.site);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReading) void read();
  };
  return (
    <form className="site-copy__other" aria-label={translate("console.copy.other")} noValidate onSubmit={handleSubmit}>
      {fields.map((field) => (
        <div key={field} className="field">
          <label className="field__label" htmlFor={`${id}-${field}`}>
            {translate(`console.copy.other.${field}`)}
          </label>
          <input
            id={`${id}-${field}`}
            className="input"
            dir="ltr"
            type={field === "token" ? "password" : "url"}
            placeholder={field === "address" ? "https://test.example" : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={field === "token" ? 200 : 300}
            value={typed[field]}
            aria-invalid={faults[field] === undefined ? undefined : true}
            aria-describedby={`${id}-${field}-said`}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          />
          <p
            id={`${id}-${field}-said`}
            className={faults[field] === undefined ? "field__help" : "field__error"}
            role={faults[field] === undefined ? undefined : "alert"}
          >
            {faults[field] ?? translate(`console.copy.other.${field}Help`)}
          </p>
        </div>
      ))}
      <div>
        <button type="submit" className="button button--secondary" aria-busy={isReading || undefined}>
          {translate(isReading ? "console.copy.other.reading" : "console.copy.other.read")}
        </button>
      </div>
      <FaultList faults={faults.all === undefined ? [] : [faults.all]} />
    </form>
  );
}
