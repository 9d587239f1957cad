// Generated from schemas/config/layout.schema.json by `npm run types`. Edit the source, not this file.

/** What a property of a node holds; `raw` reaches the renderer as it was written. */
export type Role = "text" | "value" | "action" | "actions" | "condition" | "node" | "nodes" | "field" | "fields" | "raw";

/**
 * A role, or where roles are found inside an array (`items`), an object (`members`), a map (`values`), or a template
 * that is resolved later, once for each value of the layer that it waits for (`each`, with the layer's name in `as`).
 */
export type Shape =
  | Role
  | { readonly items: Shape }
  | { readonly members: Readonly<Record<string, Shape>> }
  | { readonly values: Shape }
  | { readonly each: Shape; readonly as: string };

/** Every kind of node with its properties. */
export const nodeShapes = {
  "shell": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "header": "nodes",
    "banner": "nodes",
    "main": "nodes",
    "sideMenu": "nodes",
    "footer": "nodes",
    "bottom": "nodes"
  },
  "outlet": {
    "kind": "raw",
    "id": "raw",
    "when": "condition"
  },
  "stack": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "children": "nodes",
    "direction": "raw",
    "gap": "raw",
    "align": "raw",
    "justify": "raw",
    "wrap": "raw",
    "width": "raw",
    "surface": "raw",
    "padding": "raw",
    "hideOn": "raw",
    "sticky": "raw",
    "landmark": "raw",
    "label": "text"
  },
  "grid": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "children": "nodes",
    "columns": "raw",
    "gap": "raw"
  },
  "card": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "title": "text",
    "subtitle": "text",
    "icon": "raw",
    "children": "nodes",
    "actions": "nodes",
    "tone": "raw",
    "level": "raw"
  },
  "section": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "title": "text",
    "subtitle": "text",
    "children": "nodes",
    "more": "actions",
    "moreLabel": "text",
    "level": "raw"
  },
  "tabs": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "tabs": {
      "items": {
        "members": {
          "id": "raw",
          "label": "text",
          "icon": "raw",
          "when": "condition",
          "children": "nodes"
        }
      }
    },
    "selected": "value"
  },
  "data": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "call": "raw",
    "params": {
      "values": "value"
    },
    "children": "nodes",
    "filters": "fields",
    "needs": "raw",
    "everyMs": "raw",
    "until": "condition",
    "pauseMs": "raw",
    "skeleton": "raw",
    "empty": "node",
    "failed": "node",
    "reserve": "raw"
  },
  "repeat": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "rows": "value",
    "children": {
      "each": "nodes",
      "as": "row"
    },
    "rowKey": "raw",
    "limit": "raw",
    "layout": "raw",
    "columns": "raw",
    "gap": "raw",
    "empty": "node",
    "label": "text"
  },
  "dialog": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "title": "text",
    "children": "nodes",
    "footer": "nodes",
    "size": "raw",
    "closeOnOutside": "raw",
    "scrollable": "raw",
    "draggable": "raw",
    "closable": "raw"
  },
  "centre": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "title": "text",
    "menu": "raw",
    "area": "raw",
    "defaultPage": "raw",
    "head": "nodes"
  },
  "menu": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "menu": "raw",
    "variant": "raw",
    "label": "text"
  },
  "heading": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "text": "text",
    "level": "raw",
    "size": "raw"
  },
  "text": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "text": "text",
    "size": "raw",
    "tone": "raw",
    "weight": "raw",
    "live": "raw"
  },
  "value": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "value": "value",
    "size": "raw",
    "tone": "raw",
    "signed": "raw",
    "live": "raw",
    "icon": "raw"
  },
  "badge": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "text": "text",
    "tone": "raw"
  },
  "avatar": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "name": "value",
    "size": "raw"
  },
  "image": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "src": "value",
    "alt": "text",
    "ratio": "raw",
    "art": "value",
    "size": "raw"
  },
  "logo": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "action": "actions",
    "label": "text"
  },
  "button": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "icon": "raw",
    "action": "actions",
    "variant": "raw",
    "size": "raw",
    "wide": "raw",
    "iconOnly": "raw",
    "disabledWhen": "condition"
  },
  "link": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "labels": {
      "values": "text"
    },
    "to": "raw",
    "address": "value",
    "icon": "raw"
  },
  "languageSelect": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "compact": "raw"
  },
  "themeSwitch": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text"
  },
  "notice": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "tone": "raw",
    "title": "text",
    "text": "text",
    "action": "actions",
    "actionLabel": "text",
    "dismissible": "raw"
  },
  "emptyState": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "icon": "raw",
    "title": "text",
    "text": "text",
    "action": "actions",
    "actionLabel": "text"
  },
  "hero": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "slides": {
      "items": {
        "members": {
          "title": "text",
          "text": "text",
          "art": "raw",
          "image": "raw",
          "action": "actions",
          "actionLabel": "text",
          "when": "condition"
        }
      }
    },
    "rows": "value",
    "rowSlide": {
      "each": {
        "members": {
          "title": "text",
          "image": "value",
          "link": "value",
          "linkLabel": "text"
        }
      },
      "as": "row"
    },
    "autoplayMs": "raw",
    "aside": "nodes",
    "compact": "raw",
    "level": "raw"
  },
  "ticker": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "rows": "value",
    "text": {
      "each": "value",
      "as": "row"
    },
    "action": {
      "each": "actions",
      "as": "row"
    },
    "rowKey": "raw",
    "icon": "raw",
    "direction": "raw",
    "visible": "raw",
    "children": {
      "each": "nodes",
      "as": "row"
    }
  },
  "counter": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "value": "value",
    "since": "value",
    "step": "value",
    "everyMs": "value",
    "most": "value",
    "format": "raw",
    "subtitle": "text"
  },
  "statTiles": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "tiles": {
      "items": {
        "members": {
          "label": "text",
          "value": "value",
          "change": "value",
          "icon": "raw",
          "signed": "raw",
          "tone": "raw",
          "when": "condition"
        }
      }
    },
    "columns": "raw"
  },
  "chart": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "type": "raw",
    "rows": "value",
    "x": {
      "members": {
        "field": "raw",
        "format": "raw",
        "label": "text"
      }
    },
    "series": {
      "items": {
        "members": {
          "label": "text",
          "field": "raw",
          "tone": "raw",
          "format": "raw"
        }
      }
    },
    "height": "raw"
  },
  "table": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "call": "raw",
    "params": {
      "values": "value"
    },
    "rows": "value",
    "rowKey": "raw",
    "columns": {
      "items": {
        "members": {
          "field": "raw",
          "label": "text",
          "format": "raw",
          "sortable": "raw",
          "sortBy": "raw",
          "align": "raw",
          "labels": {
            "values": "text"
          },
          "tones": "raw",
          "signed": "raw",
          "total": "raw",
          "primary": "raw",
          "hideOn": "raw",
          "when": "condition"
        }
      }
    },
    "filters": "fields",
    "pageSize": "raw",
    "sort": "raw",
    "rowActions": {
      "each": {
        "items": {
          "members": {
            "label": "text",
            "icon": "raw",
            "action": "actions",
            "when": "condition",
            "tone": "raw"
          }
        }
      },
      "as": "row"
    },
    "select": "raw",
    "batch": {
      "each": {
        "items": {
          "members": {
            "label": "text",
            "icon": "raw",
            "action": "action",
            "when": "condition",
            "tone": "raw"
          }
        }
      },
      "as": "selection"
    },
    "export": "raw",
    "empty": "node",
    "summary": {
      "each": {
        "items": {
          "members": {
            "label": "text",
            "value": "value",
            "signed": "raw",
            "tone": "raw"
          }
        }
      },
      "as": "totals"
    }
  },
  "details": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "items": {
      "items": {
        "members": {
          "label": "text",
          "value": "value",
          "labels": {
            "values": "text"
          },
          "action": "actions",
          "actionLabel": "text",
          "when": "condition"
        }
      }
    }
  },
  "form": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "form": "raw",
    "fields": "fields",
    "label": "text",
    "submit": {
      "members": {
        "label": "text",
        "action": {
          "each": "actions",
          "as": "form"
        },
        "icon": "raw"
      }
    },
    "reset": {
      "members": {
        "label": "text"
      }
    },
    "after": {
      "each": "nodes",
      "as": "form"
    },
    "before": {
      "each": "nodes",
      "as": "form"
    },
    "columns": "raw",
    "keepOnSuccess": "raw",
    "checks": "raw",
    "steps": {
      "items": {
        "members": {
          "id": "raw",
          "title": "text",
          "fields": "raw",
          "summary": "raw",
          "when": "condition"
        }
      }
    }
  },
  "tiles": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "items": {
      "items": {
        "members": {
          "title": "text",
          "text": "text",
          "art": "raw",
          "badge": "text",
          "action": "actions",
          "when": "condition"
        }
      }
    },
    "rows": "value",
    "title": {
      "each": "value",
      "as": "row"
    },
    "text": {
      "each": "value",
      "as": "row"
    },
    "art": {
      "each": "value",
      "as": "row"
    },
    "badge": {
      "each": "value",
      "as": "row"
    },
    "action": {
      "each": "actions",
      "as": "row"
    },
    "ratio": "raw",
    "layout": "raw"
  },
  "html": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "html": "value"
  },
  "collapse": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "title": "text",
    "subtitle": "text",
    "icon": "raw",
    "children": "nodes",
    "open": "raw",
    "group": "raw",
    "level": "raw"
  },
  "steps": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "current": "value",
    "steps": {
      "items": {
        "members": {
          "id": "raw",
          "title": "text",
          "text": "text",
          "icon": "raw",
          "when": "condition"
        }
      }
    },
    "layout": "raw"
  },
  "timeline": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "items": {
      "items": {
        "members": {
          "time": "value",
          "title": "text",
          "text": "text",
          "icon": "raw",
          "tone": "raw",
          "when": "condition"
        }
      }
    },
    "rows": "value",
    "rowItem": {
      "each": {
        "members": {
          "time": "value",
          "title": "text",
          "text": "text",
          "state": "value",
          "labels": {
            "values": "text"
          },
          "icons": "raw",
          "tones": "raw"
        }
      },
      "as": "row"
    },
    "rowKey": "raw",
    "order": "raw",
    "format": "raw",
    "limit": "raw",
    "empty": "node"
  },
  "progress": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "value": "value",
    "max": "value",
    "format": "raw",
    "text": "text",
    "tone": "raw",
    "size": "raw"
  },
  "countdown": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "until": "value",
    "then": "actions",
    "ended": "text",
    "layout": "raw",
    "size": "raw"
  },
  "qr": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "value": "value",
    "text": "text",
    "showValue": "raw",
    "size": "raw"
  },
  "ranking": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "rows": "value",
    "rowItem": {
      "each": {
        "members": {
          "place": "value",
          "name": "value",
          "text": "text",
          "value": "value",
          "mineWhen": "condition"
        }
      },
      "as": "row"
    },
    "rowKey": "raw",
    "limit": "raw",
    "avatars": "raw",
    "empty": "node"
  },
  "gallery": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "items": {
      "items": {
        "members": {
          "src": "value",
          "alt": "text",
          "text": "text",
          "when": "condition"
        }
      }
    },
    "rows": "value",
    "rowItem": {
      "each": {
        "members": {
          "src": "value",
          "small": "value",
          "alt": "text",
          "text": "text"
        }
      },
      "as": "row"
    },
    "rowKey": "raw",
    "limit": "raw",
    "ratio": "raw",
    "size": "raw",
    "empty": "node"
  },
  "carousel": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "title": "text",
    "level": "raw",
    "rows": "value",
    "children": {
      "each": "nodes",
      "as": "row"
    },
    "rowKey": "raw",
    "limit": "raw",
    "size": "raw",
    "empty": "node"
  },
  "frame": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "src": "value",
    "ratio": "raw",
    "height": "raw",
    "fullscreen": "raw",
    "actions": "nodes"
  },
  "tree": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "rows": "value",
    "rowItem": {
      "each": {
        "members": {
          "name": "value",
          "text": "text",
          "value": "value",
          "icon": "raw",
          "leafWhen": "condition"
        }
      },
      "as": "row"
    },
    "rowKey": "raw",
    "call": "raw",
    "params": {
      "each": {
        "values": "value"
      },
      "as": "row"
    },
    "select": "raw",
    "empty": "node"
  },
  "divider": {
    "kind": "raw",
    "id": "raw",
    "when": "condition"
  },
  "schemaForm": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "schema": "raw",
    "path": "raw",
    "ui": "raw",
    "split": "raw",
    "memberTexts": "raw"
  },
  "documentText": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "path": "raw"
  },
  "siteTexts": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text"
  },
  "draftState": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text"
  },
  "findings": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "path": "raw",
    "of": "raw"
  },
  "changes": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text",
    "rows": "value",
    "empty": "node"
  },
  "explain": {
    "kind": "raw",
    "id": "raw",
    "when": "condition",
    "label": "text"
  }
} as const satisfies Record<string, Record<string, Shape>>;

/** A kind of node. */
export type NodeKind = keyof typeof nodeShapes;

/** The properties of a field. */
export const fieldShape = {
  "name": "raw",
  "widget": "raw",
  "label": "text",
  "placeholder": "text",
  "help": "text",
  "required": "value",
  "rule": {
    "members": {
      "minLength": "raw",
      "maxLength": "raw",
      "pattern": "raw",
      "patternId": "raw",
      "equals": "raw",
      "type": "raw",
      "min": "value",
      "max": "value",
      "step": "value"
    }
  },
  "options": {
    "items": {
      "members": {
        "value": "raw",
        "label": "text",
        "note": "text"
      }
    }
  },
  "optionRows": {
    "members": {
      "rows": "value",
      "value": "raw",
      "label": {
        "each": "text",
        "as": "row"
      }
    }
  },
  "default": "value",
  "when": "condition",
  "whenHidden": "raw",
  "autoComplete": "raw",
  "inputMode": "raw",
  "country": "raw",
  "send": "action",
  "sendLabel": "text",
  "sendNeeds": "raw",
  "currency": "value",
  "fields": {
    "each": "fields",
    "as": "row"
  },
  "least": "raw",
  "most": "raw",
  "itemLabel": "text",
  "addLabel": "text",
  "look": "raw"
} as const satisfies Record<string, Shape>;
